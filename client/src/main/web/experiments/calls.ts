import { language } from "../i18n/translate";
import type {
  ExperimentCells,
  ExperimentChecked,
  ExperimentList,
  ExperimentRow,
  ExperimentsCompared,
  ExperimentTold,
} from "../protocol/answers";
import { operate } from "../protocol/api";

/** What is asked of experiments. */
export const experiments = {
  list: () => operate<ExperimentList>("experiments", {}),
  one: (id: string) => operate<ExperimentTold>("experiment", { id, lang: language() }),
  check: (experiment: object) =>
    operate<ExperimentChecked>("experiment-check", { experiment, lang: language() }),
  data: (game: string, find: string) =>
    operate<ExperimentCells>("experiment-data", find ? { game, find } : { game }),
  run: (experiment: object) => operate<ExperimentRow>("experiment-run", { experiment }),
  goOn: (id: string) => operate<ExperimentRow>("experiment-run", { id }),
  stop: (id: string) => operate<ExperimentRow>("experiment-stop", { id }),
  remove: (id: string) => operate<unknown>("experiment-remove", { id }),
  compare: (id: string, other: string) =>
    operate<ExperimentsCompared>("experiment-compare", { id, other, lang: language() }),
};
