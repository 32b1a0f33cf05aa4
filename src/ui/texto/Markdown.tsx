import { HtmlSeguro } from './HtmlSeguro';

/** Markdown written by people, shown without danger. */
export function Markdown({ children }: { children: string }) {
  return <HtmlSeguro formato="markdown">{children}</HtmlSeguro>;
}
