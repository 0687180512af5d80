// Placeholder: the page that the client module will fill.
import { render } from "preact";

render(<p>Zeriba</p>, document.body);
