/** A notification as a sentence, for the screen and the e-mail alike. */
import { comOutro } from '@/domain/comum/registro';
import type { MotivoDaRecusa } from '@/domain/arquivos/enviado';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import { ROTULO_DO_MOTIVO } from '@/domain/moderacao/motivos';
import { tipoDoPai } from '@/domain/pai/tipos';
import type { MotivoSemEntrega, MudancaDaEmpresa, NovaDaImersao, Notificacao } from './notificacao';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';

/** Names as they are now and as the reader may see them. undefined: they may not, or nobody bears them any more. */
export interface Nomes {
  quem?: string | undefined;
  titulo?: string | undefined;
  /** The beginning of what is to be done for a milestone. */
  marco?: string | undefined;
  /** Of a company: the phase it came to, and the project. */
  fase?: string | undefined;
  projeto?: string | undefined;
  /** Of evidence that was sent, or of a registration: whose it is; and the evidence's questionnaire. */
  empresa?: string | undefined;
  questionario?: string | undefined;
  /** Of an announcement: its title. */
  comunicado?: string | undefined;
  /** Of an invitation that did not arrive: whom it was to. */
  convidada?: string | undefined;
}

/** A piece of the sentence; names and titles are written by people and set apart. */
export type Parte = string | { nome: string };

const pontos = (quantos: number) => (quantos === 1 ? '1 ponto' : `${quantos} pontos`);

/** The title after these words, or nothing where it is not known. */
function comTitulo(antes: string, { titulo }: Nomes): Parte[] {
  return titulo === undefined ? [] : [`${antes} `, { nome: titulo }];
}

const MOTIVO: Record<MotivoDaRecusa, string> = comOutro(
  {
    CONTEUDO: 'o conteúdo não é do tipo que o nome dele diz',
    DIMENSOES: 'a imagem passa de 2.000 pixels de lado',
    QUOTA: 'você chegou ao limite de envios de um dia',
  },
  'por um motivo que esta versão ainda não conhece',
);

const SEM_ENTREGA: Record<MotivoSemEntrega, string> = comOutro(
  {
    CAIXA_CHEIA: 'o endereço já recebeu o máximo de mensagens de um dia',
    RECUSADO: 'o envio falhou, mesmo depois de várias tentativas',
  },
  'por um motivo que esta versão ainda não conhece',
);

const FEITO_A_EMPRESA: Record<MudancaDaEmpresa, string> = comOutro(
  {
    ALTERADA: 'O cadastro da sua empresa foi alterado',
    INATIVADA: 'A sua empresa foi inativada',
    ATIVADA: 'A sua empresa foi ativada de novo',
  },
  'Algo mudou na sua empresa',
);

/** What is new in an immersion, before the name of its challenge. */
export const NOVA_DA_IMERSAO: Record<NovaDaImersao, string> = comOutro(
  {
    DATAS: 'Mudaram as datas de inscrição de uma imersão em que você está',
    REMOVIDA: 'Foi cancelada uma imersão em que você estava',
    EVENTO: 'Há um novo evento na imersão em que você está',
    EVENTO_MUDOU: 'Mudou a data ou o local de um evento da imersão em que você está',
    EVENTO_REMOVIDO: 'Foi cancelado um evento da imersão em que você está',
    EVENTO_EM_TRES_DIAS: 'Daqui a três dias há um evento da imersão em que você está',
    EVENTO_AMANHA: 'Amanhã há um evento da imersão em que você está',
    VAGA: 'Surgiu uma vaga e você está inscrito na imersão',
    INSCRITO: 'A sua inscrição na imersão voltou a valer',
    PARTICIPOU: 'A sua participação na imersão foi confirmada',
    NAO_PARTICIPOU: 'Consta que você não participou da imersão',
    REPROVADA: 'A sua inscrição na imersão foi reprovada',
    DESTAQUE: 'A sua participação na imersão ganhou destaque',
    SOLUCOES_VALIDADAS: 'Foram validadas as soluções da imersão de que você participou',
  },
  'Há uma novidade na imersão em que você está',
);

/** What counts from the day it was told is another sentence later. */
const DEPOIS: Partial<Record<NovaDaImersao, string>> = {
  EVENTO_EM_TRES_DIAS: 'Faltavam três dias para um evento da imersão em que você está',
  EVENTO_AMANHA: 'Faltava um dia para um evento da imersão em que você está',
};

/** Never says who reported, nor who decided. */
function fraseDaModeracao({ moderacao, motivo }: Notificacao['detalhe'], deQue: Parte[]): Parte[] {
  const porque = motivo ? `: ${ROTULO_DO_MOTIVO[motivo]}` : '';
  switch (moderacao) {
    case 'ESPERA':
      return ['Uma denúncia espera decisão', ...deQue];
    case 'OCULTADO':
      return [
        `A moderação ocultou o que você escreveu${porque}`,
        ...(deQue.length > 0 ? [' (', ...deQue.slice(1), ')'] : []),
      ];
    case 'AVISO':
      return [
        `A moderação pede que você reveja o que escreveu${porque}`,
        ...(deQue.length > 0 ? [' (', ...deQue.slice(1), ')'] : []),
      ];
    case 'RESTAURADO':
      return ['A moderação mostrou de novo o que você escreveu', ...deQue];
    default:
      return ['Uma denúncia que você fez foi decidida', ...deQue];
  }
}

/** The sentence without its full stop. */
export function fraseDaNotificacao(
  { tipo, detalhe, sobre }: Pick<Notificacao, 'tipo' | 'detalhe' | 'sobre'>,
  nomes: Nomes,
  /** Kind of what it is about. */
  pai: Pick<TipoDePai, 'nome' | 'aparencia'> = tipoDoPai(sobre ?? '') ?? IDEIA,
  /** Whether the day it was told is over. */
  passada = false,
): Parte[] {
  const { singular } = pai.nome;
  const { o, um, do: de, no, seu } = flexao(pai.nome);
  /** 'A ideia X' or, without its title, 'Uma ideia'. */
  const oPai: Parte[] =
    nomes.titulo === undefined
      ? [`${um === 'um' ? 'Um' : 'Uma'} ${singular}`]
      : [`${o.toUpperCase()} ${singular} `, { nome: nomes.titulo }];
  const quem: Parte = nomes.quem === undefined ? 'Alguém' : { nome: nomes.quem };
  switch (tipo) {
    case 'MENCAO':
      return [quem, ' mencionou você em um comentário', ...comTitulo(` ${de} ${singular}`, nomes)];
    case 'RESPOSTA':
      return [quem, ' respondeu ao seu comentário', ...comTitulo(` ${no} ${singular}`, nomes)];
    case 'COMENTARIO':
      return [quem, ` comentou ${o} ${seu} ${singular}`, ...comTitulo('', nomes)];
    case 'VINCULO':
      return [quem, ` propôs uma ideia para ${o} ${seu} ${singular}`, ...comTitulo('', nomes)];
    case 'STATUS': {
      const { status = '' } = detalhe;
      return [...oPai, ' passou para ', { nome: pai.aparencia[status]?.rotulo ?? status }];
    }
    case 'EQUIPE': {
      const implementa = detalhe.papel === 'IMPLEMENTADOR';
      const [feito, esse, algum] = implementa
        ? [' indicou você para implementar', o, um]
        : [' incluiu você entre os participantes', de, `de ${um}`];
      const oQue =
        nomes.titulo === undefined ? [` ${algum} ${singular}`] : comTitulo(` ${esse} ${singular}`, nomes);
      return [quem, feito, ...oQue];
    }
    case 'EDICAO': {
      if (detalhe.removida) return [quem, ` removeu ${um} ${singular} ${seu}`];
      if (nomes.titulo === undefined) return [quem, ` alterou o texto de ${um} ${singular} ${seu}`];
      return [quem, ...comTitulo(` alterou o texto ${de} ${seu} ${singular}`, nomes)];
    }
    case 'IMERSAO': {
      const { imersao = 'DATAS' } = detalhe;
      const nova = (passada && DEPOIS[imersao]) || NOVA_DA_IMERSAO[imersao];
      return [nova, ...comTitulo(` ${de} ${singular}`, nomes)];
    }
    case 'MARCO': {
      const vence = passada ? ' vencia no dia seguinte' : ' vence amanhã';
      const prazo = detalhe.prazo === 'ATRASADO' ? ' passou do prazo' : vence;
      const seu = ['sob sua responsabilidade', ...comTitulo(` ${no} ${singular}`, nomes)];
      return nomes.marco === undefined
        ? ['Um marco ', ...seu, prazo]
        : ['O marco ', { nome: nomes.marco }, ', ', ...seu, ',', prazo];
    }
    case 'COMITE': {
      const comite = `comitê de inovação nº ${detalhe.comite ?? ''}`;
      if (sobre === null) return [quem, ` chamou você para o ${comite}`];
      return [...oPai, ` entrou na pauta do ${comite}`];
    }
    case 'ARQUIVO':
      return ['Um arquivo que você enviou foi recusado: ', MOTIVO[detalhe.recusado ?? 'CONTEUDO']];
    case 'EVIDENCIA':
      if (detalhe.evidencia === 'CONFERIDA') return ['A organização conferiu uma evidência que você enviou'];
      return nomes.empresa === undefined || nomes.questionario === undefined
        ? ['Uma empresa enviou evidências para um dos seus questionários']
        : [{ nome: nomes.empresa }, ' enviou evidências para o questionário ', { nome: nomes.questionario }];
    case 'FASE':
      return [
        ...(nomes.fase === undefined
          ? ['A empresa mudou de fase']
          : ['A empresa passou para a fase ', { nome: nomes.fase }]),
        ...(nomes.projeto === undefined ? [' em um projeto'] : [' no projeto ', { nome: nomes.projeto }]),
      ];
    case 'INSCRICAO':
      return [
        ...(nomes.projeto === undefined ? ['Um projeto seu'] : ['O projeto ', { nome: nomes.projeto }]),
        ' recebeu a primeira inscrição do dia',
        ...(nomes.empresa === undefined ? [] : [': ', { nome: nomes.empresa }]),
      ];
    case 'JURI':
      return [
        detalhe.juri === 'LEMBRETE'
          ? 'Passou o prazo de um júri, e ainda faltam notas suas'
          : 'Há empresas para você avaliar no júri de um projeto',
      ];
    case 'RETORNO': {
      const da = comTitulo(` ${de} ${singular}`, nomes);
      if (detalhe.retorno === 'ESPERA') return ['Um retorno realizado espera validação', ...da];
      if (detalhe.retorno === 'TRIMESTRE')
        return ['Começou um trimestre: diga se continua igual o retorno', ...da];
      const feito = detalhe.retorno === 'DEVOLVIDO' ? ' devolveu' : ' validou';
      return [quem, feito, ' um retorno que você registrou', ...da];
    }
    case 'EMPRESA':
      return [
        FEITO_A_EMPRESA[detalhe.empresa ?? 'ALTERADA'],
        ' por quem a convidou, ou por quem administra a plataforma',
      ];
    case 'DESAFIO':
      return [quem, ` lançou ${um} ${singular}`, ...comTitulo('', nomes)];
    case 'IDEIA':
      return [quem, ` propôs ${um} ${singular} que espera análise`, ...comTitulo(':', nomes)];
    case 'CURTIDA': {
      const { pessoas = 1 } = detalhe;
      const curtiram = pessoas === 1 ? [quem, ' curtiu'] : [`${pessoas} pessoas curtiram`];
      return [...curtiram, ` ${o} ${seu} ${singular}`, ...comTitulo('', nomes)];
    }
    case 'SEGUIDO': {
      if (detalhe.publicada)
        return [quem, `, que você segue, publicou ${um} ${singular}`, ...comTitulo('', nomes)];
      const segue = [...oPai, ', que você segue,'];
      return detalhe.status
        ? [...segue, ' passou para ', { nome: pai.aparencia[detalhe.status]?.rotulo ?? detalhe.status }]
        : [...segue, ' recebeu comentários'];
    }
    case 'RESULTADOS':
      return [
        detalhe.retirado ? 'Resultados da sua empresa foram retirados' : 'Saíram resultados da sua empresa',
      ];
    case 'COMUNICADO':
      return [
        quem,
        ' publicou um comunicado',
        ...(nomes.comunicado === undefined ? [] : [': ', { nome: nomes.comunicado }]),
      ];
    case 'MODERACAO':
      return fraseDaModeracao(detalhe, comTitulo(` ${de} ${singular}`, nomes));
    case 'CONVITE':
      return [
        ...(nomes.convidada === undefined
          ? ['Um convite seu']
          : ['O seu convite para ', { nome: nomes.convidada }]),
        ' não foi entregue: ',
        SEM_ENTREGA[detalhe.semEntrega ?? 'RECUSADO'],
      ];
    case 'PONTOS': {
      const motivo = detalhe.evento ? `: ${ROTULO_DOS_PONTOS[detalhe.evento].toLowerCase()}` : '';
      const deQue: Parte[] = nomes.titulo === undefined ? [] : [' (', { nome: nomes.titulo }, ')'];
      if (detalhe.retirados) {
        const foram = detalhe.pontos === 1 ? ' foi retirado de você' : ' foram retirados de você';
        return [{ nome: pontos(detalhe.pontos ?? 0) }, foram, motivo, ...deQue];
      }
      return ['Você ganhou ', { nome: pontos(detalhe.pontos ?? 0) }, motivo, ...deQue];
    }
    // A kind that a newer version tells.
    default:
      return sobre === null
        ? ['Há uma novidade para você']
        : [`Há uma novidade ${no} ${singular}`, ...comTitulo('', nomes)];
  }
}

/** The same as plain text. */
export const fraseEmTexto = (partes: readonly Parte[]) =>
  partes.map((parte) => (typeof parte === 'string' ? parte : parte.nome)).join('');
