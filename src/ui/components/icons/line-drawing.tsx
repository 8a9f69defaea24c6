import type { SVGProps } from 'react';

/** The frame that lucide gives its icons, for drawings lucide does not have. */
export function LineDrawing(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
