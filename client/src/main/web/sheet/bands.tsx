/** Patterns of the band along the upper edge, by nationality, so that colour never tells alone. */
export function BandPatterns() {
  return (
    <defs>
      <pattern id="band-striped" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M-1 7L7 -1M-4 4L4 -4M2 10L10 2" />
      </pattern>
      <pattern id="band-dotted" width="6" height="5" patternUnits="userSpaceOnUse">
        <circle class="band-dot" cx="3" cy="2.5" r="1.3" />
      </pattern>
      <pattern id="band-barred" width="7" height="10" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M3.5 -1V11" />
      </pattern>
      <pattern id="band-checked" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="band-fill" d="M0 0H4V4H0ZM4 4H8V8H4Z" />
      </pattern>
      <pattern id="band-chevron" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="band-mark" d="M-1 7L4 2L9 7" />
      </pattern>
      <filter id="counter-shadow" x="-20%" y="-20%" width="150%" height="150%">
        <feDropShadow dx="1.2" dy="2" stdDeviation="1.6" flood-opacity="0.42" />
      </filter>
    </defs>
  );
}
