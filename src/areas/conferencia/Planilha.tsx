/** The file of the interview: chosen, read in a worker, compared on the server. */
import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lerCelulas } from '@/areas/relatorio/lerCelulas';
import {
  lerEntrevista,
  LIMITES_DA_CONFERENCIA,
  linhasDoModelo,
  MAXIMO_DE_LINHAS,
} from '@/domain/diagnostico/conferencia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
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
  const [arquivo, definirArquivo] = useState<File>();
  const [problemas, definirProblemas] = useState<readonly string[]>([]);
  /** The file chosen last: an earlier one may still be read. */
  const ultima = useRef<File>(undefined);
  const abrir = async (escolhida: File | undefined) => {
    ultima.current = escolhida;
    conferir.reset();
    definirProblemas([]);
    definirArquivo(escolhida);
    if (!escolhida) return;
    try {
      const lida = lerEntrevista(await lerCelulas(escolhida, LIMITES_DA_CONFERENCIA));
      if (ultima.current !== escolhida) return;
      definirProblemas(lida.problemas);
      if (lida.problemas.length === 0) conferir.mutate(lida.linhas);
    } catch (falha) {
      if (ultima.current === escolhida) definirProblemas([mensagemDoErro(falha)]);
    }
  };
  const frases = conferir.error ? [mensagemDoErro(conferir.error)] : problemas;
  return (
    <Stack gap="lg">
      <Paper withBorder p="md" component="section" aria-label="Planilha da entrevista">
        <Stack>
          <Group justify="space-between" align="flex-start">
            <Text maw={620}>
              A primeira linha tem os títulos Grupo, Pergunta, Autoavaliação e Entrevista. Uma linha sem
              pergunta é a média do grupo, de 0 a 100. Na linha de uma pergunta fica a resposta, de 0 a 10. No
              máximo {MAXIMO_DE_LINHAS} linhas e {LIMITES_DA_CONFERENCIA.megabytes} MB.
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
          <CampoDeArquivos
            rotulo="Arquivo .xlsx ou .csv"
            aceitos={['.xlsx', '.csv', '.txt', '.tsv']}
            multiplos={false}
            arquivos={arquivo ? [{ id: 'arquivo', nome: arquivo.name, tamanho: arquivo.size }] : []}
            aoEscolher={([escolhida]) => void abrir(escolhida)}
            aoRemover={() => void abrir(undefined)}
          />
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
      {conferir.data ? <Resultado resultado={conferir.data} /> : null}
    </Stack>
  );
}
