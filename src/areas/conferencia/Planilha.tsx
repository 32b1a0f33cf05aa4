/** The file of the interview: chosen, read in a worker, compared on the server. */
import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CampoDaTabela } from '@/areas/importacao/CampoDaTabela';
import { ComoFoiLida } from '@/areas/importacao/ComoFoiLida';
import { useTabela } from '@/areas/importacao/useTabela';
import {
  FORMATO_DA_CONFERENCIA,
  lerEntrevista,
  linhasDoModelo,
  MAXIMO_DE_LINHAS,
} from '@/domain/diagnostico/conferencia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { conferenciaData, type Escolha, type QuestionarioConferivel } from './conferencia.data';

const Resultado = aoAbrir(() => import('./ResultadoDaConferencia').then((m) => m.ResultadoDaConferencia));

const ERRO = 'Erro ao processar dados';
const PROBLEMAS_A_VISTA = 10;

interface Props {
  escolha: Escolha;
  questionario: QuestionarioConferivel;
}

export function Planilha({ escolha, questionario }: Props) {
  const sessao = useSessaoAtiva();
  const conferir = useMutation(conferenciaData.conferir(sessao, escolha, questionario));
  const modelo = useMutation({
    ...conferenciaData.modelo(sessao, escolha, questionario),
    onSuccess: async (grupos) => {
      const { arquivoDaPlanilha } = await import('@/areas/relatorio/celulas');
      baixar(arquivoDaPlanilha('entrevista.xlsx', 'Entrevista', linhasDoModelo(grupos)));
    },
  });
  const fonte = useTabela(FORMATO_DA_CONFERENCIA, ({ tabela }) => {
    conferir.reset();
    const lida = tabela && tabela.recusa === undefined ? lerEntrevista(tabela.linhas) : undefined;
    if (lida?.problemas.length === 0) conferir.mutate(lida.linhas);
  });
  // The page says it in an alert of its own.
  const { erro, ...semErro } = fonte;
  const { tabela, arquivo, lendo } = fonte;
  const lida = useMemo(
    () => (tabela && tabela.recusa === undefined ? lerEntrevista(tabela.linhas) : undefined),
    [tabela],
  );
  const doArquivo = erro === undefined ? (lida?.problemas ?? []) : [erro];
  const frases = conferir.error && !lendo ? [mensagemDoErro(conferir.error)] : doArquivo;
  return (
    <Stack gap="lg">
      <Paper withBorder p="md" component="section" aria-label="Planilha da entrevista">
        <Stack>
          <Group justify="space-between" align="flex-start">
            <Text maw={620}>
              A primeira linha tem os títulos Grupo, Pergunta, Autoavaliação e Entrevista. Uma linha sem
              pergunta é a média do grupo, de 0 a 100. Na linha de uma pergunta fica a resposta, de 0 a 10. No
              máximo {MAXIMO_DE_LINHAS} linhas e {FORMATO_DA_CONFERENCIA.limites.megabytes} MB.
            </Text>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={modelo.isPending}
              onClick={() => modelo.mutate()}
            >
              Baixar planilha modelo
            </Button>
          </Group>
          <CampoDaTabela fonte={semErro} />
          <ComoFoiLida fonte={fonte} fora={lida?.fora ?? []} />
          {conferir.isPending ? (
            <Group role="status">
              <Loader size="sm" aria-hidden />
              <Text>Conferindo a planilha…</Text>
            </Group>
          ) : null}
          {frases.length > 0 ? (
            <Alert color="red" title={ERRO}>
              {frases.slice(0, PROBLEMAS_A_VISTA).map((frase) => (
                <Text key={frase} size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {frase}
                </Text>
              ))}
              {frases.length > PROBLEMAS_A_VISTA ? (
                <Text size="sm">E mais {frases.length - PROBLEMAS_A_VISTA}.</Text>
              ) : null}
            </Alert>
          ) : null}
        </Stack>
      </Paper>
      {arquivo && !lendo && conferir.data ? <Resultado resultado={conferir.data} /> : null}
    </Stack>
  );
}
