import { Title } from '@mantine/core';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { Markdown } from '@/ui/texto/Markdown';
import { ATAQUES } from './ataques';

/** Texts of strangers, shown in both formats. */
export function Textos() {
  return (
    <>
      <Title order={1}>Textos de estranhos</Title>
      <div data-testid="textos">
        {ATAQUES.map((ataque) => (
          <div key={ataque}>
            <HtmlSeguro>{ataque}</HtmlSeguro>
            <Markdown>{ataque}</Markdown>
          </div>
        ))}
        <HtmlSeguro>{'<a href="https://exemplo.com.br" target="_self" rel="opener">site</a>'}</HtmlSeguro>
        <Markdown>{'**forte** e\nlinha'}</Markdown>
      </div>
    </>
  );
}
