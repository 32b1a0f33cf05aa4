/** What a questionnaire's file brings, question by question, and what stays behind or keeps it out. */
import { Alert, Stack, Text } from '@mantine/core';
import {
  type ArquivoDeQuestionario,
  lugarNoArquivo,
  type PerguntaEmArquivo,
} from '@/domain/diagnostico/arquivo/formato';
import type { QuestionarioLido } from '@/domain/diagnostico/arquivo/ler';
import type { MostrarSe } from '@/domain/diagnostico/condicoes';
import { mostrarSeEmPalavras } from '@/domain/diagnostico/mostrar-se';
import { NAO_SE_APLICA, ROTULO_DO_TIPO, temOpcoes } from '@/domain/diagnostico/tipo-de-resposta';
import { plural } from '@/ui/texto/formatos';
import classes from '../inteiro/ListaOrdenavel.module.css';
import { ListaDeFrases } from './ListaDeFrases';

interface Props {
  lido: QuestionarioLido;
  /** The file's questionnaire with what was answered about it. */
  arquivo: ArquivoDeQuestionario | undefined;
  /** Answer types that the company lacks; undefined while its own are read. */
  tiposNovos: number | undefined;
  /** Why it cannot be stored although it was read. */
  recusa: string | undefined;
}

function tiposEmPalavras(novos: number, todos: number): string {
  if (novos === 0) return 'Os tipos de resposta são os que a empresa já tem.';
  const frase = plural(novos, 'tipo de resposta novo', 'tipos de resposta novos');
  return novos === todos ? `Traz ${frase}.` : `Traz ${frase}; os outros a empresa já tem.`;
}

function quandoAparece(mostrarSe: MostrarSe | undefined, grupos: ArquivoDeQuestionario['grupos']) {
  const nomes = new Map(
    grupos.flatMap(({ perguntas }, g) => perguntas.map(({ nome }, p) => [lugarNoArquivo(g, p), nome])),
  );
  return mostrarSeEmPalavras(mostrarSe, (lugar) => nomes.get(lugar));
}

/** 'Escolha Única: Sim (10) / Não (0). Obrigatória. Mostrar se …' */
function comoFoiEntendida(
  { tipo: chave, obrigatoria, mostrarSe }: PerguntaEmArquivo,
  { tipos, grupos }: ArquivoDeQuestionario,
) {
  const quando = quandoAparece(mostrarSe, grupos);
  const tipo = tipos.find((um) => um.chave === chave);
  const opcoes = (tipo && temOpcoes(tipo.tipoDeResposta) ? tipo.campos : []).map(
    ({ campo, valor }) => `${campo} (${valor === NAO_SE_APLICA ? 'sem valor' : valor})`,
  );
  return [
    `${tipo ? ROTULO_DO_TIPO[tipo.tipoDeResposta] : ''}${opcoes.length > 0 ? `: ${opcoes.join(' / ')}` : ''}.`,
    obrigatoria ? 'Obrigatória.' : 'Não obrigatória.',
    ...(quando ? [`${quando}.`] : []),
  ].join(' ');
}

/** A group's questions as they were understood, folded: hundreds of them would hide the rest of the form. */
const GrupoEntendido = ({
  grupo: { nome, perguntas, mostrarSe },
  arquivo,
  deixado,
}: {
  grupo: ArquivoDeQuestionario['grupos'][number];
  arquivo: ArquivoDeQuestionario;
  deixado: string[][];
}) => (
  <details open={perguntas.length <= A_VISTA}>
    <summary
      className={classes.texto}
    >{`${nome}: ${plural(perguntas.length, 'pergunta', 'perguntas')}`}</summary>
    {mostrarSe ? <Text size="sm">{quandoAparece(mostrarSe, arquivo.grupos)}.</Text> : null}
    <ol className={classes.faltas}>
      {perguntas.map((pergunta, i) => (
        <li key={i} className={classes.texto}>
          {pergunta.nome}
          <Text size="sm" c="dimmed">
            {comoFoiEntendida(pergunta, arquivo)}
          </Text>
          {(deixado[i] ?? []).length > 0 ? (
            <Text size="sm" c="dimmed">
              Não vem: {(deixado[i] ?? []).join('; ')}.
            </Text>
          ) : null}
        </li>
      ))}
    </ol>
  </details>
);
const A_VISTA = 20;

export function OQueVem({
  lido: { origem, avisos, problemas, deixado },
  arquivo,
  tiposNovos,
  recusa,
}: Props) {
  const todos = [...problemas, ...(recusa ? [recusa] : [])];
  return (
    <Stack>
      {todos.length > 0 ? (
        <Alert color="red" role="status" title="Nada será importado enquanto houver problemas">
          <ListaDeFrases
            frases={todos}
            eMais={(mais) => `E mais ${plural(mais, 'problema', 'problemas')}.`}
          />
        </Alert>
      ) : null}
      {arquivo ? (
        <section aria-label="O que será importado">
          <Text fw={600}>
            É {origem}:{' '}
            {plural(
              arquivo.grupos.reduce((soma, { perguntas }) => soma + perguntas.length, 0),
              'pergunta',
              'perguntas',
            )}{' '}
            em {plural(arquivo.grupos.length, 'grupo', 'grupos')}
          </Text>
          {arquivo.grupos.map((grupo, g) => (
            <GrupoEntendido key={g} grupo={grupo} arquivo={arquivo} deixado={deixado[g] ?? []} />
          ))}
          {tiposNovos === undefined ? null : (
            <Text size="sm" mt="xs">
              {tiposEmPalavras(tiposNovos, arquivo.tipos.length)}
            </Text>
          )}
        </section>
      ) : null}
      {avisos.length > 0 ? (
        <Alert color="yellow" role="status" title="O que não vem igual">
          <ListaDeFrases frases={avisos} eMais={(mais) => `E mais ${plural(mais, 'aviso', 'avisos')}.`} />
        </Alert>
      ) : null}
    </Stack>
  );
}
