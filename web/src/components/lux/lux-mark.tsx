/** LUX's face as on the icons (web/public/lux.svg), in the page itself: a picture would come later. */
export function LuxMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className} fill="#ffc93f" strokeLinecap="round">
      <g stroke="#b86f10" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M24 23C23 16 29 13 31 4c4 4 9 9 9 19Z" />
        <path d="M32 18c15 0 24 9 24 21 0 14-10 21-24 21S8 53 8 39c0-12 9-21 24-21Z" />
      </g>
      <path d="M18 27l4-2" stroke="#fff6cd" strokeWidth="6" />
      <path d="M15 45h2m30 0h2" stroke="#ffa161" strokeWidth="6" />
      <path d="M22.5 36v2m19-2v2" stroke="#2c2545" strokeWidth="7" />
      <path d="M21.4 35.4h.01m19 0h.01" stroke="#fff" strokeWidth="2.6" />
      <path d="M26 46q6 6.5 12 0" fill="none" stroke="#2c2545" strokeWidth="2.6" />
    </svg>
  );
}
