/**
 * The first steps of a person, each told from what is stored (decisions I423). An administrator begins with the
 * company. Everybody else begins with themselves, and so does the administrator of a company that is set up.
 */
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { agenteDe } from '@/areas/colaboradores/agente';
import { comitesData } from '@/areas/comites/comites.data';
import { propostasData } from '@/areas/ideias/painel/propostas.data';
import { notificacoesData } from '@/areas/notificacoes/notificacoes.data';
import { contadorData } from '@/areas/pais/contador.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { moedasData } from '@/areas/pontos/moedas.data';
import { temFlag } from '@/domain/acesso/quem';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { para } from '@/domain/telas/enderecos';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';

export interface Passo {
  titulo: string;
  /** Where it is done; without one, in the dialog of the own profile. */
  endereco?: string;
  feito: boolean;
}

/** As many lines as the dashboard leaves room for (alturas.ts). */
const CABEM = 4;

type Consulta = Pick<UseQueryResult, 'isLoading' | 'error' | 'refetch'>;
interface Passos {
  passos: Passo[];
  vindo: boolean;
  falharam: readonly Consulta[];
}

/** Steps that the person may take; what was not asked for is none. */
const juntar = (passos: readonly (Passo | false)[], consultas: readonly Consulta[]): Passos => ({
  passos: passos.filter((passo) => passo !== false).slice(0, CABEM),
  vindo: consultas.some(({ isLoading }) => isLoading),
  falharam: consultas.filter(({ error }) => error),
});

function usePassosDaEmpresa(sessao: SessaoAtiva, enabled: boolean): Passos {
  const { quem } = sessao;
  const convida = podeConvidar(agenteDe(sessao));
  const desafia = temFlag(quem, [9, 'criacao']);
  const consultas = useQueries({
    queries: [
      { ...pessoasData.algumas(sessao), enabled: enabled && convida },
      { ...moedasData.doPainel(sessao), enabled },
      { ...contadorData.doTipo(sessao, DESAFIO), enabled: enabled && desafia },
      { ...comitesData.algum(sessao), enabled },
    ],
  });
  const [pessoas, carteiras, desafios, comite] = consultas;
  return juntar(
    [
      convida && {
        titulo: 'Convide as pessoas da empresa',
        endereco: para('/colaboradores'),
        feito: (pessoas.data?.itens.length ?? 0) > 1,
      },
      {
        titulo: 'Crie um regulamento com moedas',
        endereco: para('/ideias/regulamentos'),
        feito: carteiras.data?.some(({ quota }) => quota > 0) ?? false,
      },
      desafia && {
        titulo: 'Lance o primeiro desafio',
        endereco: para('/home-desafios'),
        feito: (desafios.data?.publicas ?? 0) > 0,
      },
      {
        titulo: 'Inicie o comitê de inovação',
        endereco: para('/comites-de-inovacao'),
        feito: Boolean(comite.data),
      },
    ],
    consultas,
  );
}

function usePassosDaPessoa(sessao: SessaoAtiva, enabled: boolean): Passos {
  const { quem, colaborador } = sessao;
  const propoe = temFlag(quem, [3, 'criacao']);
  const doComite = analisaIdeias(quem.papel) && temFlag(quem, [16, 'leitura']);
  const consultas = useQueries({
    queries: [
      { ...propostasData.alguma(sessao), enabled: enabled && propoe },
      { ...moedasData.doPainel(sessao), enabled: enabled && propoe },
      { ...comitesData.comigo(sessao), enabled: enabled && doComite },
      { ...notificacoesData.preferencias(sessao), enabled },
    ],
  });
  const [ideias, carteiras, comite, avisos] = consultas;
  return juntar(
    [
      { titulo: 'Ponha a sua foto', feito: colaborador.image.length > 0 },
      propoe && {
        titulo: 'Proponha a sua primeira ideia',
        endereco: para('/home-ideias'),
        feito: (ideias.data?.itens.length ?? 0) > 0,
      },
      // Where no rule that runs gives coins, nobody has any to give.
      Boolean(carteiras.data?.some(({ quota }) => quota > 0)) && {
        titulo: 'Dê moedas a uma ideia',
        endereco: para('/ideias', { filter: 'NOVA_IDEIA' }),
        feito: carteiras.data?.some(({ usadas }) => usadas > 0) ?? false,
      },
      doComite && {
        titulo: 'Participe de uma sessão do comitê',
        endereco: para('/comites-de-inovacao'),
        feito: Boolean(comite.data),
      },
      {
        titulo: 'Escolha os seus avisos',
        endereco: para('/notificacoes/preferencias'),
        feito: avisos.data !== undefined && avisos.data !== TUDO_LIGADO,
      },
      {
        titulo: 'Complete os seus dados',
        feito: colaborador.telefone !== '' && colaborador.dataNascimento !== null,
      },
    ],
    consultas,
  );
}

export function usePassos(): Passos {
  const sessao = useSessaoAtiva();
  const administra = sessao.quem.papel === 'ADMIN';
  const daEmpresa = usePassosDaEmpresa(sessao, administra);
  const aMontar = administra && !daEmpresa.passos.every(({ feito }) => feito);
  const daPessoa = usePassosDaPessoa(sessao, !aMontar);
  return aMontar ? daEmpresa : daPessoa;
}
