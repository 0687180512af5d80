import { render } from "preact";
import "./style/main.css";
import { claimSeat } from "./start/claim";
import { StartPage } from "./start/start";
import { TablePage } from "./table/table";

const page = document.getElementById("page") ?? document.body;
const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname)?.[1];

if (table === undefined) {
  render(<StartPage />, page);
} else {
  const id = decodeURIComponent(table);
  claimSeat(id)
    .catch(() => undefined)
    .finally(() => render(<TablePage id={id} />, page));
}
