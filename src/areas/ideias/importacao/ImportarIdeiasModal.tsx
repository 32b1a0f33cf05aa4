/** 'Importar ideias' (part 2 §2 and §5, ADMIN only): a CSV is read, seen row by row, stored as drafts, and taken back. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { mensagemDoErro } from '@/domain/comum/erros';
import {
  abrirPlanilha,
  LIMITES_DAS_IDEIAS,
  modeloDeIdeias,
  type PlanilhaDeIdeias,
} from '@/domain/ideias/importacao-ideias';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { numero, plural } from '@/ui/texto/formatos';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useCelular } from '@/ui/moldura/useCelular';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ConferirIdeias } from './ConferirIdeias';
import { lerArquivo } from './lerArquivo';
import { ResultadoDasIdeias } from './ResultadoDasIdeias';
import { useImportacaoDeIdeias } from './useImportacaoDeIdeias';

export function ImportarIdeiasModal({ aoFechar }: { aoFechar: () => void }) {
  useDevolverFoco(true);
  const sessao = useSessaoAtiva();
  const celular = useCelular();
  const confirmar = useConfirmar();
  const importacao = useImportacaoDeIdeias();
  const { andamento } = importacao;
  const { data: regulamentos, error, refetch } = useQuery(regulamentosData.ativos(sessao));
  const [planilha, definirPlanilha] = useState<PlanilhaDeIdeias & { nome: string; tamanho: number }>();
  const [lendo, definirLendo] = useState(false);
  const [erro, definirErro] = useState<string>();
  const leitura = useRef<AbortController>(undefined);
  const ocupada = andamento.fase === 'enviando' || andamento.fase === 'desfazendo';

  const fechar = () => {
    if (ocupada) return;
    leitura.current?.abort();
    aoFechar();
  };
  const abrir = async (arquivo: File | undefined) => {
    leitura.current?.abort();
    const desta = new AbortController();
    leitura.current = desta;
    definirErro(undefined);
    definirPlanilha(undefined);
    definirLendo(true);
    try {
      const aberta = abrirPlanilha(await lerArquivo(arquivo, desta.signal));
      if (!desta.signal.aborted && arquivo)
        definirPlanilha({ ...aberta, nome: arquivo.name, tamanho: arquivo.size });
    } catch (falha) {
      if (!desta.signal.aborted) definirErro(mensagemDoErro(falha));
    }
    if (!desta.signal.aborted) definirLendo(false);
  };
  const perguntarEDesfazer = async () => {
    const sim = await confirmar({
      titulo: `Desfazer a importação de ${plural(andamento.feitas, 'ideia', 'ideias')}?`,
      texto: 'As que ainda são rascunhos serão removidas. As que já foram publicadas ficam.',
      rotuloSim: 'Desfazer a importação',
      rotuloNao: 'Cancelar',
      perigo: true,
    });
    if (sim) await importacao.desfazer();
  };
  const baixarModelo = () =>
    baixar(
      new File([modeloDeIdeias(sessao.empresa.setores[0] ?? '')], 'modelo-de-ideias.csv', {
        type: 'text/csv;charset=utf-8',
      }),
    );

  return (
    <Modal
      opened
      onClose={fechar}
      title="Importar ideias"
      size="xl"
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      {andamento.fase !== 'parada' ? (
        <ResultadoDasIdeias
          andamento={andamento}
          aoParar={importacao.parar}
          aoContinuar={() => void importacao.continuar()}
          aoDesfazer={() => void perguntarEDesfazer()}
          aoFechar={aoFechar}
        />
      ) : (
        <Stack>
          <Text size="sm">
            Escolha um arquivo CSV com uma ideia por linha e os títulos na primeira. Só o título é
            obrigatório: as ideias entram como rascunhos seus, e o que faltar se completa antes de publicar.
            No máximo {numero(LIMITES_DAS_IDEIAS.linhas)} ideias e {LIMITES_DAS_IDEIAS.megabytes} MB por vez.
          </Text>
          <Button variant="default" size="xs" w="fit-content" onClick={baixarModelo} data-autofocus>
            Baixar modelo
          </Button>
          <CampoDeArquivos
            rotulo="Arquivo CSV"
            aceitos={['.csv', '.txt', '.tsv']}
            multiplos={false}
            arquivos={planilha ? [{ id: 'arquivo', nome: planilha.nome, tamanho: planilha.tamanho }] : []}
            erro={erro}
            aoEscolher={([arquivo]) => void abrir(arquivo)}
            aoRemover={() => definirPlanilha(undefined)}
          />
          {lendo && (
            <div role="status" aria-label="Lendo o arquivo">
              <Esqueleto altura={120} />
            </div>
          )}
          {error && (
            <ErrorState
              titulo="Erro ao buscar regulamentos"
              erro={error}
              aoTentarDeNovo={() => void refetch()}
            />
          )}
          {planilha && regulamentos && (
            <ConferirIdeias
              key={planilha.nome}
              planilha={planilha}
              regulamentos={regulamentos}
              aoImportar={(forms, regulamento) => void importacao.importar(forms, regulamento)}
              aoCancelar={fechar}
            />
          )}
        </Stack>
      )}
    </Modal>
  );
}
