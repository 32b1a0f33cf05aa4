/** The people invited to one questionnaire: how far each is, reminders, cancelling (part 3 §2 and §4). */
import { comOutro } from '@/domain/comum/registro';
import { Button, Stack, Text } from '@mantine/core';
import { IconBellRinging, IconMailPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PorSetorDaEmpresa } from '@/areas/cadastro/questionario/PorSetor';
import { type Convidado, ROTULO_DO_CONVIDADO, SITUACOES_DO_CONVIDADO } from '@/domain/diagnostico/convidado';
import type { ComId } from '@/domain/comum/campos';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { usePagina } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { convidadosData } from './convidados.data';
import { enderecoDosConvidados } from '@/areas/cadastro/questionario/endereco';
import { lembretesEmPalavras, lembretesFeitos, situacaoEmPalavras } from './emPalavras';
import {
  alvoDo,
  type QuestionarioParaResponder,
  situacaoDoPeriodo,
} from '@/areas/cadastro/questionario/questionario';
import { useAcoesDoConvidado } from './useAcoesDoConvidado';

const ConvidarRespondentesModal = aoAbrir(() =>
  import('./ConvidarRespondentesModal').then((m) => m.ConvidarRespondentesModal),
);

const COR = comOutro(
  {
    aguardando: 'indigo',
    aberto: 'blue',
    pausado: 'orange',
    respondido: 'teal',
    cancelado: 'gray',
  } as const,
  'gray' as const,
);

const COLUNAS: Coluna<ComId<Convidado>>[] = [
  { id: 'nome', titulo: 'Pessoa', celula: ({ nome, email }) => <DuasLinhas nome={nome} sob={email} /> },
  {
    id: 'situacao',
    titulo: 'Situação',
    sobOTitulo: true,
    largura: '14rem',
    celula: (convidado) => (
      <StatusBadge cor={COR[convidado.situacao]}>{situacaoEmPalavras(convidado)}</StatusBadge>
    ),
  },
  { id: 'convidado', titulo: 'Convidado em', largura: '8rem', celula: ({ createdAt }) => data(createdAt) },
  { id: 'lembretes', titulo: 'Lembretes', largura: '16rem', celula: lembretesEmPalavras },
];

const situacaoPedida = (valor: string | undefined) =>
  SITUACOES_DO_CONVIDADO.find((situacao) => situacao === valor);

export function Convidados({ questionario }: { questionario: QuestionarioParaResponder }) {
  const sessao = useSessaoAtiva();
  const alvo = alvoDo(questionario);
  const [convidando, definirConvidando] = useState(false);
  const estado = useEstadoDaLista({
    filtros: ['situacao'],
    vale: (_nome, valor) => situacaoPedida(valor) !== undefined,
  });
  const situacao = situacaoPedida(estado.filtros.situacao);
  const { total, ...daPagina } = convidadosData.pagina(sessao, alvo, situacao, estado.porPagina);
  const pagina = usePagina(daPagina, estado.pagina);
  const porSituacao = useQuery(convidadosData.porSituacao(sessao, alvo)).data;
  const { aberto } = situacaoDoPeriodo(questionario);
  const pode = podeConvidarParaDiagnostico(sessao);
  const acoesDaLinha = useAcoesDoConvidado(alvo, aberto && pode);
  const confirmar = useConfirmar();
  const lembrar = useMutation(convidadosData.lembrar(sessao));
  const lembrarTodos = async () => {
    const sim = await confirmar({
      titulo: 'Lembrar quem ainda não respondeu?',
      texto:
        'Cada pessoa recebe um e-mail, se o último saiu há três dias ou mais. Ninguém recebe mais de três lembretes.',
      rotuloSim: 'Enviar lembretes',
      rotuloNao: 'Cancelar',
    });
    if (!sim) return;
    const pendentes = await convidadosData.pendentes(sessao, alvo);
    lembrar.mutate(pendentes, { onSuccess: (conta) => avisarSucesso(lembretesFeitos(conta)) });
  };
  return (
    <>
      <ListPage
        titulo={questionario.nome}
        migalhas={[{ rotulo: 'Participações', para: enderecoDosConvidados() }, { rotulo: questionario.nome }]}
        nomes={['pessoa convidada', 'pessoas convidadas']}
        resumo={
          <Stack gap="md">
            <Text c="dimmed">
              {questionario.projeto}, de {data(questionario.inicio)} a {data(questionario.fim)}.
              {aberto ? '' : ' Convites só saem dentro do período.'}
            </Text>
            <PorSetorDaEmpresa questionario={alvo} />
          </Stack>
        }
        situacoes={{
          filtro: 'situacao',
          rotulo: 'Pessoas por situação',
          itens:
            porSituacao &&
            SITUACOES_DO_CONVIDADO.flatMap((valor) =>
              porSituacao[valor] === 0
                ? []
                : [{ valor, rotulo: ROTULO_DO_CONVIDADO[valor], total: porSituacao[valor] }],
            ),
        }}
        colunas={COLUNAS}
        consulta={paginaDaLista(pagina, useQuery(total))}
        estado={estado}
        tituloDoErro="Erro ao buscar convidados"
        nomeDoItem={({ nome }) => nome}
        acoesDaLinha={acoesDaLinha}
        outrasAcoes={
          pode && (
            <Button
              variant="default"
              leftSection={<IconBellRinging size={16} aria-hidden />}
              disabled={!aberto}
              loading={lembrar.isPending}
              onClick={() => void lembrarTodos()}
            >
              Lembrar quem falta
            </Button>
          )
        }
        acaoPrincipal={
          pode && (
            <Button
              leftSection={<IconMailPlus size={16} aria-hidden />}
              disabled={!aberto}
              onClick={() => definirConvidando(true)}
            >
              Convidar colaboradores
            </Button>
          )
        }
        vazio={{
          titulo: 'Nenhum colaborador convidado!',
          nadaEncontrado: 'Nenhum colaborador encontrado...',
          texto: 'Cada pessoa convidada recebe um e-mail com o seu link. Aqui se vê quem já respondeu.',
        }}
      />
      {convidando && (
        <ConvidarRespondentesModal
          alvo={alvo}
          nome={questionario.nome}
          fim={questionario.fim}
          aoFechar={() => definirConvidando(false)}
        />
      )}
    </>
  );
}
