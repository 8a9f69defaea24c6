import type { SVGProps } from 'react';

/** An SVG with lucide's attributes, for icons that lucide does not have. */
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
