import { render } from "preact";
import "./style/main.css";
import { loadAllParts } from "./games/games";
import { Page } from "./page";
import { apply } from "./settings/settings";
import { claimSeat } from "./start/claim";

const place = document.getElementById("page") ?? document.body;
const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const show = () => render(<Page />, place);

const ready =
  table === undefined
    ? loadAllParts()
    : claimSeat(decodeURIComponent(table)).catch(() => undefined);
void Promise.allSettled([apply(), ready]).then(show);
