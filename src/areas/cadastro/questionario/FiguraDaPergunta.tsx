/** One question: who answered, bars with their numbers as a table, and mean, median and spread. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { nomeDaImagem } from '@/areas/relatorio/nomeDaImagem';
import type {
  Barra,
  FiguraDaPergunta as Figura,
  Medidas,
} from '@/domain/diagnostico/figuras-das-estatisticas';
import { TEXTO } from '@/domain/diagnostico/codigos-do-tipo';
import { ROTULO_DO_TIPO } from '@/domain/diagnostico/tipo-de-resposta';
import { data, numero, plural } from '@/ui/texto/formatos';
import classes from './Figura.module.css';

/** One series of numbers: what it is called, and the figure; undefined where it has none of this question. */
export interface Serie {
  nome: string;
  figura: Figura | undefined;
}

export const emMedida = (valor: number | null) => (valor === null ? '–' : numero(valor, 2));

export function AsMedidas({ medidas, de }: { medidas: Medidas; de: number }) {
  return (
    <dl className={classes.medidas}>
      {(
        [
          [`Média, de ${de}`, emMedida(medidas.media)],
          ['Mediana', emMedida(medidas.mediana)],
          ['Desvio padrão', emMedida(medidas.desvio)],
          ['n da média', numero(medidas.n)],
        ] as const
      ).map(([titulo, valor]) => (
        <div key={titulo}>
          <dt>{titulo}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'n = 12 · 1 não se aplica · 2 sem resposta · 3 não viram a pergunta'; without what is none. */
const quemRespondeu = ({ responderam, naoSeAplica, semResposta, naoApareceu, palavras, pergunta }: Figura) =>
  [
    `n = ${numero(responderam)}`,
    ...(naoSeAplica > 0 ? [`${numero(naoSeAplica)} não se aplica`] : []),
    ...(semResposta > 0 ? [`${numero(semResposta)} sem resposta`] : []),
    ...(naoApareceu > 0
      ? [plural(naoApareceu, 'pessoa não viu a pergunta', 'pessoas não viram a pergunta')]
      : []),
    ...(pergunta.tipo === TEXTO ? [plural(palavras, 'palavra', 'palavras')] : []),
  ].join(' · ');

const emPorCento = (porCento: number | null) => (porCento === null ? '–' : `${numero(porCento, 1)}%`);

function Celula({ barra }: { barra: Barra | undefined }) {
  return (
    <td className={classes.numero}>{barra ? `${numero(barra.n)} (${emPorCento(barra.porCento)})` : '–'}</td>
  );
}

const temBarra = (barra: Barra | undefined): barra is Barra & { porCento: number } =>
  barra !== undefined && barra.porCento !== null && barra.porCento > 0;

function Barras({ titulo, series }: { titulo: string; series: readonly Serie[] }) {
  const [primeira] = series;
  return (
    <table className={classes.tabela}>
      <caption>{`Respostas de “${titulo}”: pessoas e parte das que responderam`}</caption>
      <thead>
        <tr>
          <th scope="col">Opção</th>
          {series.map(({ nome }, i) => (
            <th key={nome} scope="col" className={classes.numero}>
              {series.length > 1 ? (
                <span
                  className={`${classes.amostra} ${i === 0 ? classes.barra : classes.segunda}`}
                  aria-hidden
                />
              ) : null}
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {primeira?.figura?.barras.map(({ qual, rotulo, naoSeAplica }) => {
          const delas = series.map(({ figura }) => figura?.barras.find((barra) => barra.qual === qual));
          return (
            <tr key={qual}>
              <th scope="row">
                <span className={classes.rotulo}>
                  {rotulo}
                  {naoSeAplica ? ' (fora da média)' : ''}
                </span>
                {delas.map((barra, i) =>
                  temBarra(barra) ? (
                    <div
                      key={series[i]?.nome}
                      className={i === 0 ? classes.barra : classes.segunda}
                      style={{ width: `${barra.porCento}%` }}
                      aria-hidden
                    />
                  ) : null,
                )}
              </th>
              {delas.map((barra, i) => (
                <Celula key={series[i]?.nome} barra={barra} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A question may be long and hold any sign; a file's name is short and holds few. */
const emNomeDeArquivo = (nome: string) => nome.replaceAll(/[^\p{L}\p{N} ]/gu, '').slice(0, 60);

interface Props {
  series: readonly Serie[];
  /** Of the questionnaire, for the picture. */
  origem: string;
  /** Answers to an earlier form of the question, which are not among these. */
  emOutraForma: number;
  /** Absent where there is nothing to list. */
  aoVerTextos: (() => void) | undefined;
}

export function FiguraDaPergunta({ series, origem, emOutraForma, aoVerTextos }: Props) {
  const id = useId();
  const desenho = useRef<HTMLDivElement>(null);
  const [primeira] = series;
  const imagem = useMutation({
    mutationFn: async () => {
      const figura = primeira?.figura;
      if (!desenho.current || !figura) return;
      const { salvarImagem } = await import('@/areas/relatorio/salvarImagem');
      const legenda = [
        figura.pergunta.nome,
        `${origem} · ${data(new Date())}`,
        ...series.flatMap((serie) => (serie.figura ? [`${serie.nome}: ${quemRespondeu(serie.figura)}`] : [])),
      ];
      await salvarImagem(desenho.current, nomeDaImagem(emNomeDeArquivo(figura.pergunta.nome)), legenda);
    },
    meta: { sucesso: 'Gráfico salvo como imagem' },
  });
  const figura = primeira?.figura;
  if (!figura) return null;
  const { pergunta } = figura;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5" id={id} className={classes.rotulo}>
            {pergunta.nome}
          </Title>
          <Text size="sm" c="dimmed">
            {ROTULO_DO_TIPO[pergunta.tipo]}
          </Text>
        </div>
        {series.map(({ nome, figura: dela }) => (
          <Text key={nome} size="sm">
            {series.length > 1 ? `${nome}: ` : ''}
            {dela ? quemRespondeu(dela) : 'a pergunta não é a mesma, e não se compara'}
          </Text>
        ))}
        {pergunta.tipo === TEXTO ? null : (
          <>
            <div ref={desenho}>
              <Barras titulo={pergunta.nome} series={series} />
            </div>
            {series.map(({ nome, figura: dela }) =>
              dela?.medidas ? (
                <div key={nome}>
                  {series.length > 1 ? <Text size="sm">{nome}</Text> : null}
                  <AsMedidas medidas={dela.medidas} de={10} />
                </div>
              ) : null,
            )}
          </>
        )}
        {emOutraForma > 0 ? (
          <Text size="sm" c="dimmed">
            {plural(
              emOutraForma,
              'folha de outra versão, em que a pergunta era outra, não está aqui.',
              'folhas de outra versão, em que a pergunta era outra, não estão aqui.',
            )}
          </Text>
        ) : null}
        <Group gap="xs">
          {pergunta.tipo === TEXTO ? (
            aoVerTextos ? (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Ver textos: ${pergunta.nome}`}
                onClick={aoVerTextos}
              >
                Ver textos
              </Button>
            ) : null
          ) : figura.responderam > 0 ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPhoto size={14} aria-hidden />}
              loading={imagem.isPending}
              aria-label={`Salvar gráfico como imagem: ${pergunta.nome}`}
              onClick={() => imagem.mutate()}
            >
              Salvar gráfico como imagem
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}
