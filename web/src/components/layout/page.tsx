import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  title: string;
  subtitle?: string;
  /** The heading is read aloud only, where the screen says it with pictures. */
  isTitleHidden?: boolean;
  /** `full` is for what is looked at from afar. */
  width?: keyof typeof widths;
  children: ReactNode;
}

const widths = {
  narrow: 'max-w-3xl',
  wide: 'max-w-6xl xl:max-w-[84rem] min-[105rem]:max-w-[100rem]',
  full: 'max-w-[110rem]',
};

/** The first page of a visit leaves the focus where the browser put it. */
let hasShownPage = false;

/** A screen: its document title and its h1, which takes the focus after a navigation. */
export function Page({ title, subtitle, isTitleHidden, width = 'narrow', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasShownPage) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    hasShownPage = true;
  }, []);

  return (
    <div
      className={`mx-auto flex w-full grow flex-col px-4 py-6 low:py-2 sm:px-6 ${widths[width]}`}
    >
      <title>{`${title} · Deine AI Lehrerin`}</title>
      <div className={isTitleHidden ? 'sr-only' : 'mb-6 low:mb-2 text-center'}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:not-low:text-3xl low:text-xl">
          {title}
        </h1>
        {subtitle !== undefined && (
          <p className="mt-1 low:hidden text-ink-soft text-lg">{subtitle}</p>
        )}
      </div>
      {children}
    </div>
  );
}
