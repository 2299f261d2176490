interface DrawingProps {
  /** Address of an OpenMoji file. */
  src: string;
  className?: string;
}

/** A picture that says again what the words beside it say. */
export function Drawing({ src, className = 'size-24' }: DrawingProps) {
  return <img src={src} alt="" draggable={false} className={`select-none ${className}`} />;
}

/** Address of an OpenMoji drawing by its hexadecimal code, as content of the server names it. */
export function drawingUrl(code: string): string {
  return `/drawings/${code}.svg`;
}
