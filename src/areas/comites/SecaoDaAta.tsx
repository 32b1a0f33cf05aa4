/** One section of the minutes: text, items, or a sentence that says what is missing. */
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { Link } from '@/ui/moldura/Link';
import type { ItemDaAta, SecaoDaAta as Secao } from './ata';
import classes from './AtaPage.module.css';

function Item({ texto, detalhe, observacao, linhas = [], para, partes = [] }: ItemDaAta) {
  return (
    <li>
      {para ? (
        <Anchor component={Link} to={para} fw={600}>
          {texto}
        </Anchor>
      ) : (
        <Text fw={600}>{texto}</Text>
      )}
      {detalhe && (
        <Text size="sm" c="dimmed">
          {detalhe}
        </Text>
      )}
      {observacao && <HtmlSeguro formato="markdown">{observacao}</HtmlSeguro>}
      {linhas.length > 0 && (
        <ul>
          {linhas.map((linha) => (
            <li key={linha}>{linha}</li>
          ))}
        </ul>
      )}
      {partes.length > 0 && (
        <ul className={classes.partes}>
          {partes.map((parte) => (
            <Item key={parte.id} {...parte} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A line for each person present, to be signed on paper. */
export const Assinaturas = ({ nomes }: { nomes: readonly string[] }) =>
  nomes.length === 0 ? null : (
    <Stack component="section" gap="sm" className={classes.secao} aria-labelledby="ata-assinaturas">
      <Title order={2} size="h3" id="ata-assinaturas">
        Assinaturas
      </Title>
      <ul className={classes.assinaturas}>
        {nomes.map((nome, i) => (
          // Two people may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${i} ${nome}`}>{nome}</li>
        ))}
      </ul>
    </Stack>
  );

export function SecaoDaAta({ secao, acao }: { secao: Secao; acao?: ReactNode }) {
  const { id, titulo, texto, itens, vazio } = secao;
  return (
    <Stack component="section" gap="sm" className={classes.secao} aria-labelledby={`ata-${id}`}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={`ata-${id}`}>
          {titulo}
        </Title>
        <div className={classes.soNaTela}>{acao}</div>
      </Group>
      {texto && <HtmlSeguro formato="markdown">{texto}</HtmlSeguro>}
      {itens.length > 0 && (
        <ul className={classes.lista} data-secao={id}>
          {itens.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ul>
      )}
      {!texto && itens.length === 0 && <Text c="dimmed">{vazio}</Text>}
    </Stack>
  );
}
