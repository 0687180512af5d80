import type { Place } from "../protocol/types";
import type { Geometry } from "./geometry";

interface HitProps {
  place: Place;
  path: string;
  name: string;
  here: boolean;
}

/** What is pressed of a place: its whole ground, named for screen readers. */
function Hit({ place, path, name, here }: HitProps) {
  return (
    <path
      class="hit"
      data-place={place}
      role="button"
      tabindex={here ? 0 : -1}
      aria-label={name}
      d={path}
    />
  );
}

/** The grounds of all places; one of them, at the cursor, is reached by Tab. */
export function HitAreas({
  geo,
  outlines,
  cursor,
  nameOf,
  onPress,
  onFocus,
  onPoint,
}: {
  geo: Geometry;
  outlines: ReadonlyMap<Place, string>;
  cursor: Place;
  nameOf: (place: Place) => string;
  onPress: (place: Place) => void;
  onFocus: (place: Place) => void;
  onPoint: (place: Place, by: string) => void;
}) {
  const on = (tell: (place: Place) => void) => (event: Event) => {
    const place = (event.target as SVGElement).dataset.place;
    if (place) tell(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its paths are the buttons, it listens for all
    <g
      class="hits"
      onClick={on(onPress)}
      onFocusIn={on(onFocus)}
      onPointerOver={(event) => on((place) => onPoint(place, event.pointerType))(event)}
    >
      {geo.places.map(({ id }) => (
        <Hit
          key={id}
          place={id}
          path={outlines.get(id) ?? ""}
          name={nameOf(id)}
          here={id === cursor}
        />
      ))}
    </g>
  );
}
