import { Alert, Button, Group, Stack } from '@mantine/core';
import { AndamentoDoEnvio } from '@/ui/formulario/AndamentoDoEnvio';
import { numero, plural } from '@/ui/texto/formatos';
import type { Andamento } from './useImportacaoDeIdeias';

interface Props {
  andamento: Andamento;
  aoParar: () => void;
  aoContinuar: () => void;
  aoDesfazer: () => void;
  /** To the table as it was, with what was chosen of it. */
  aoVoltar: () => void;
  aoFechar: () => void;
}

function palavras({ fase, feitas, total, ficaram = 0, erro }: Andamento): { titulo: string; texto: string } {
  if (fase === 'desfeita')
    return {
      titulo: 'Importação desfeita',
      texto: [
        `${plural(total - ficaram, 'rascunho removido', 'rascunhos removidos')}.`,
        ...(ficaram > 0
          ? [
              `${plural(ficaram, 'ideia já publicada não foi removida', 'ideias já publicadas não foram removidas')}.`,
            ]
          : []),
      ].join(' '),
    };
  if (fase === 'terminada')
    return {
      titulo: 'Ideias importadas com sucesso!',
      texto: `${plural(total, 'ideia está', 'ideias estão')} em Minhas Ideias, como rascunho. Falta publicá-las.`,
    };
  return {
    titulo: erro ? 'Houve um problema importando as ideias.' : 'Importação interrompida',
    texto: `${erro ? `${erro} ` : ''}${numero(feitas)} de ${plural(total, 'ideia foi importada', 'ideias foram importadas')}. Continue de onde parou ou desfaça.`,
  };
}

/** Progress while it runs; then what was done, and the ways on and back. */
export function ResultadoDasIdeias({
  andamento,
  aoParar,
  aoContinuar,
  aoDesfazer,
  aoVoltar,
  aoFechar,
}: Props) {
  const { fase, feitas, total } = andamento;
  if (fase === 'enviando' || fase === 'desfazendo') {
    return (
      <AndamentoDoEnvio
        oQue={fase === 'enviando' ? 'Importando ideias' : 'Desfazendo'}
        rotulo="Andamento da importação"
        feitas={feitas}
        total={total}
        aoParar={fase === 'enviando' ? aoParar : undefined}
      />
    );
  }
  const { titulo, texto } = palavras(andamento);
  return (
    <Stack>
      <Alert color={fase === 'interrompida' ? 'yellow' : 'green'} role="status" title={titulo}>
        {texto}
      </Alert>
      <Group justify="flex-end">
        {fase !== 'desfeita' && feitas > 0 && (
          <Button variant="default" onClick={aoDesfazer}>
            Desfazer
          </Button>
        )}
        {fase === 'desfeita' && (
          <Button variant="default" onClick={aoVoltar}>
            Voltar à tabela
          </Button>
        )}
        {fase === 'interrompida' && feitas < total && <Button onClick={aoContinuar}>Continuar</Button>}
        <Button variant={fase === 'interrompida' ? 'default' : 'filled'} onClick={aoFechar}>
          Fechar
        </Button>
      </Group>
    </Stack>
  );
}
