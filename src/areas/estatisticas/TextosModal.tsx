/** Texts that people answered to one question: read page by page, and searched as they come. */
import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { contemPalavras } from '@/domain/comum/busca';
import { palavrasDe } from '@/domain/diagnostico/estatisticas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { numero, plural } from '@/ui/texto/formatos';
import classes from './Estatisticas.module.css';
import { type Andamento, estatisticasData, type TextoDito } from './estatisticas.data';

const POR_VEZ = 50;
const PALAVRAS_A_VISTA = 12;
/** Shorter ones join others. */
const LETRAS_DA_PALAVRA = 4;

/** Words that most texts hold, each once a text; the most frequent first. */
export function maisDitas(textos: readonly Pick<TextoDito, 'texto'>[]): [palavra: string, n: number][] {
  const n = new Map<string, number>();
  for (const { texto } of textos) {
    const dele = palavrasDe(texto)
      .map((palavra) => palavra.toLocaleLowerCase('pt-BR'))
      .filter((palavra) => palavra.length >= LETRAS_DA_PALAVRA);
    for (const palavra of new Set(dele)) n.set(palavra, (n.get(palavra) ?? 0) + 1);
  }
  return [...n].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, 'pt-BR')).slice(0, PALAVRAS_A_VISTA);
}

interface Props {
  questionarioId: string;
  pergunta: { id: string; nome: string };
  aoFechar: () => void;
}

export function TextosModal({ questionarioId, pergunta, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [andamento, andar] = useState<Andamento>();
  const { data, error, refetch } = useQuery(
    estatisticasData.textos(sessao, questionarioId, pergunta.id, andar),
  );
  const [pesquisa, pesquisar] = useState('');
  const [aVista, mostrar] = useState(POR_VEZ);
  const textos = data ?? [];
  const procurada = useDeferredValue(pesquisa.trim());
  const achados = procurada === '' ? textos : textos.filter(({ texto }) => contemPalavras(texto, procurada));
  const ditas = maisDitas(achados);
  return (
    <Janela opened onClose={aoFechar} title="Textos das respostas" size="lg">
      <Stack>
        <Text fw={600} className={classes.rotulo}>
          {pergunta.nome}
        </Text>
        <TextInput
          label="Procurar nos textos"
          data-autofocus
          value={pesquisa}
          onChange={({ currentTarget }) => pesquisar(currentTarget.value)}
        />
        {error ? (
          <ErrorState titulo="Erro ao buscar os textos" erro={error} aoTentarDeNovo={() => void refetch()} />
        ) : (
          <>
            <Text role="status">
              {data
                ? `${plural(achados.length, 'texto', 'textos')}${procurada === '' ? '' : ` de ${numero(textos.length)}`}`
                : andamento
                  ? `Lendo as respostas: ${numero(andamento.lidas)} de ${numero(andamento.total)}`
                  : 'Lendo as respostas…'}
            </Text>
            {data || !andamento ? null : (
              <Progress
                value={(100 * andamento.lidas) / Math.max(1, andamento.total)}
                aria-label="Andamento da leitura"
              />
            )}
          </>
        )}
        {ditas.length > 0 ? (
          <Text size="sm" className={classes.rotulo}>
            Palavras em mais textos: {ditas.map(([palavra, n]) => `${palavra} (${numero(n)})`).join(', ')}.
          </Text>
        ) : null}
        {data && achados.length === 0 ? (
          <Text c="dimmed">
            {procurada === '' ? 'Ninguém escreveu nesta pergunta.' : 'Nenhum texto encontrado.'}
          </Text>
        ) : (
          <ul className={classes.lista} aria-label="Textos">
            {achados.slice(0, aVista).map(({ folha, empresa, texto }) => (
              <li key={folha}>
                <Text className={classes.texto}>{texto}</Text>
                <Text size="sm" c="dimmed" className={classes.rotulo}>
                  {empresa}
                </Text>
              </li>
            ))}
          </ul>
        )}
        <Group justify="space-between">
          {achados.length > aVista ? (
            <Button variant="default" onClick={() => mostrar((antes) => antes + POR_VEZ)}>
              Mostrar mais
            </Button>
          ) : (
            <span />
          )}
          <Button variant="default" onClick={aoFechar}>
            Fechar
          </Button>
        </Group>
      </Stack>
    </Janela>
  );
}
