/** The evidence of the company for one questionnaire: adding, taking along, removing. */
import { Button, Select, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { idNoEndereco } from '@/areas/cadastro/questionario/endereco';
import type { ComId } from '@/domain/comum/campos';
import {
  type Evidencia,
  LIMITE_ATINGIDO,
  podeExcluirEvidencia,
  podeIncluirEvidencia,
  uploadsQueRestam,
} from '@/domain/evidencias/evidencia';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { dataHora } from '@/ui/texto/formatos';
import { evidenciasData, type QuestionarioDasEvidencias } from './evidencias.data';
import { NomeDaEvidencia } from './NomeDaEvidencia';

const EvidenciaModal = aoAbrir(() => import('./EvidenciaModal').then((m) => m.EvidenciaModal));

type Linha = ComId<Evidencia>;

function Situacao({ evidencia: { conferida, situacao } }: { evidencia: Linha }) {
  if (conferida) return <StatusBadge cor="teal">Conferida</StatusBadge>;
  return situacao === 'RECEBIDA' ? (
    <StatusBadge cor="indigo">Enviada</StatusBadge>
  ) : (
    <StatusBadge cor="orange">Envio não concluído</StatusBadge>
  );
}

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Evidência',
    celula: (evidencia) =>
      evidencia.situacao === 'RECEBIDA' ? <NomeDaEvidencia evidencia={evidencia} /> : evidencia.nomeArquivo,
  },
  { id: 'envio', titulo: 'Data do envio', largura: '12rem', celula: ({ createdAt }) => dataHora(createdAt) },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: '13rem',
    celula: (evidencia) => <Situacao evidencia={evidencia} />,
  },
];

/** 'Restam N uploads …' (part 3 §8); one is said in the singular. */
const restamEmPalavras = (restam: number) =>
  restam === 0
    ? LIMITE_ATINGIDO
    : restam === 1
      ? 'Resta 1 upload de evidência disponível para este questionário!'
      : `Restam ${restam} uploads de evidências disponíveis para este questionário!`;

interface Props {
  questionario: QuestionarioDasEvidencias;
  /** All that may be chosen. */
  todos: readonly QuestionarioDasEvidencias[];
  aoEscolher: (id: string) => void;
}

export function EvidenciasDoQuestionario({ questionario, todos, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [aberto, abrir] = useState(false);
  const [agora] = useState(() => new Date());
  const estado = useEstadoDaLista();
  const lida = useQuery(evidenciasData.doQuestionario(sessao, questionario));
  const excluir = useMutation(evidenciasData.excluir(sessao));
  const itens = lida.data?.itens ?? [];
  const restam = uploadsQueRestam(itens, agora);
  const perguntarEExcluir = async (evidencia: Linha) => {
    const sim = await confirmar({
      titulo: `Excluir a evidência "${evidencia.nomeArquivo}"?`,
      texto: evidencia.externo
        ? 'A organização deixa de ver o link.'
        : 'O arquivo é apagado, e o lugar dele fica livre para outro.',
      rotuloSim: 'Excluir Evidência',
      rotuloNao: 'Cancelar',
      perigo: true,
    });
    if (sim) excluir.mutate(evidencia);
  };
  const pode = podeIncluirEvidencia(sessao.quem);
  return (
    <>
      <ListPage
        titulo={nomeDaTela('/cadastrarEvidencias')}
        migalhas={caminhoDaTela('/cadastrarEvidencias')}
        nomes={['evidência', 'evidências']}
        resumo={
          <Stack gap="xs">
            <Select
              label="Questionário"
              data={todos.map((cada) => ({
                value: idNoEndereco(cada),
                label: `${cada.nome} (${cada.projeto})`,
              }))}
              value={idNoEndereco(questionario)}
              allowDeselect={false}
              maw={480}
              onChange={(id) => {
                if (id) aoEscolher(id);
              }}
            />
            {lida.data ? (
              <Text size="sm" role="status">
                {restamEmPalavras(restam)}
              </Text>
            ) : null}
          </Stack>
        }
        colunas={COLUNAS}
        consulta={{
          itens,
          ilegiveis: lida.data?.ilegiveis ?? 0,
          carregando: lida.isPending,
          erro: lida.error,
          recarregar: () => void lida.refetch(),
          temMais: false,
        }}
        estado={estado}
        tituloDoErro="Erro ao buscar evidências"
        nomeDoItem={({ nomeArquivo }) => nomeArquivo}
        acoesDaLinha={(evidencia) =>
          podeExcluirEvidencia(sessao.quem, evidencia, sessao.uid)
            ? [
                {
                  rotulo: 'Excluir Evidência',
                  icone: <IconTrash size={16} aria-hidden />,
                  perigo: true,
                  aoClicar: () => void perguntarEExcluir(evidencia),
                },
              ]
            : []
        }
        acaoPrincipal={
          pode && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir(true)}>
              Adicionar evidência
            </Button>
          )
        }
        vazio={{
          titulo: 'Nenhuma evidência cadastrada!',
          texto: 'Envie um PDF ou vídeo de até 20 MB, ou indique um link que mostre as práticas da empresa.',
        }}
      />
      {aberto && <EvidenciaModal questionario={questionario} restam={restam} aoFechar={() => abrir(false)} />}
    </>
  );
}
