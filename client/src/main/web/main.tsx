import { render } from "preact";
import "./style/main.css";
import { loadAllParts } from "./games/games";
import { Page } from "./page";
import { apply } from "./settings/settings";
import { claimSeat } from "./start/claim";

const place = document.getElementById("page") ?? document.body;
const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname)?.[1];
const show = () => render(<Page />, place);

apply();
if (table === undefined) void loadAllParts().then(show, show);
else
  claimSeat(decodeURIComponent(table))
    .catch(() => undefined)
    .finally(show);
