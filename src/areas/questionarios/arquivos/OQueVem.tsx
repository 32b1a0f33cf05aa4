/** What a questionnaire's file brings, and what stays behind or keeps it out. */
import { Alert, Stack, Text } from '@mantine/core';
import type { QuestionarioLido } from '@/domain/diagnostico/arquivo/ler';
import { plural } from '@/ui/texto/formatos';
import { ListaDeFrases } from './ListaDeFrases';

interface Props {
  lido: QuestionarioLido;
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

export function OQueVem({ lido: { origem, arquivo, avisos, problemas }, tiposNovos, recusa }: Props) {
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
          <ListaDeFrases
            frases={arquivo.grupos.map(
              ({ nome, perguntas }) => `${nome}: ${plural(perguntas.length, 'pergunta', 'perguntas')}`,
            )}
            eMais={(mais) => `E mais ${plural(mais, 'grupo', 'grupos')}.`}
          />
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
