import { translate } from "../../i18n/translate";

/** How much nearer one step comes. */
export const ZOOM = 1.5;

/** Nearer, further, the whole. */
export function ZoomButtons({ zoom }: { zoom: (factor: number) => void }) {
  return (
    <div class="zoom">
      <button type="button" aria-label={translate("zoom.in")} onClick={() => zoom(ZOOM)}>
        +
      </button>
      <button type="button" aria-label={translate("zoom.out")} onClick={() => zoom(1 / ZOOM)}>
        −
      </button>
      <button type="button" aria-label={translate("zoom.whole")} onClick={() => zoom(0)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path class="corners" d="M1 5V1H5M11 1H15V5M15 11V15H11M5 15H1V11" />
        </svg>
      </button>
    </div>
  );
}
