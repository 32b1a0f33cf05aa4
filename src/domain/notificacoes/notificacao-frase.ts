/** A notification as a sentence, for the screen and the e-mail alike. */
import type { MotivoDaRecusa } from '@/domain/arquivos/enviado';
import { APARENCIA_DO_STATUS } from '@/domain/ideias/ideia';
import type { Notificacao } from './notificacao';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';

/** Names as they are now and as the reader may see them; undefined when they may not, or nobody bears them any more. */
export interface Nomes {
  quem?: string | undefined;
  titulo?: string | undefined;
  /** The beginning of what is to be done for a milestone. */
  marco?: string | undefined;
}

/** A piece of the sentence; names and titles are written by people and set apart. */
export type Parte = string | { nome: string };

const pontos = (quantos: number) => (quantos === 1 ? '1 ponto' : `${quantos} pontos`);

function daIdeia(antes: string, { titulo }: Nomes): Parte[] {
  return titulo === undefined ? [] : [`${antes} `, { nome: titulo }];
}

const MOTIVO: Record<MotivoDaRecusa, string> = {
  CONTEUDO: 'o conteúdo não é do tipo que o nome dele diz',
  DIMENSOES: 'a imagem passa de 2.000 pixels de lado',
  QUOTA: 'você chegou ao limite de envios de um dia',
};

/** The sentence without its full stop. */
export function fraseDaNotificacao(
  { tipo, detalhe, sobre }: Pick<Notificacao, 'tipo' | 'detalhe' | 'sobre'>,
  nomes: Nomes,
): Parte[] {
  const quem: Parte = nomes.quem === undefined ? 'Alguém' : { nome: nomes.quem };
  switch (tipo) {
    case 'MENCAO':
      return [quem, ' mencionou você em um comentário', ...daIdeia(' da ideia', nomes)];
    case 'RESPOSTA':
      return [quem, ' respondeu ao seu comentário', ...daIdeia(' na ideia', nomes)];
    case 'COMENTARIO':
      return [quem, ' comentou a sua ideia', ...daIdeia('', nomes)];
    case 'STATUS': {
      const status = APARENCIA_DO_STATUS[detalhe.status ?? 'NOVA_IDEIA'].rotulo;
      const ideia = nomes.titulo === undefined ? ['Uma ideia'] : daIdeia('A ideia', nomes);
      return [...ideia, ' passou para ', { nome: status }];
    }
    case 'EQUIPE': {
      const implementa = detalhe.papel === 'IMPLEMENTADOR';
      const [feito, aIdeia, umaIdeia] = implementa
        ? [' indicou você para implementar', ' a ideia', ' uma ideia']
        : [' incluiu você entre os participantes', ' da ideia', ' de uma ideia'];
      return [quem, feito, ...(nomes.titulo === undefined ? [umaIdeia] : daIdeia(aIdeia, nomes))];
    }
    case 'EDICAO': {
      if (detalhe.removida) return [quem, ' removeu uma ideia sua'];
      if (nomes.titulo === undefined) return [quem, ' alterou o texto de uma ideia sua'];
      return [quem, ...daIdeia(' alterou o texto da sua ideia', nomes)];
    }
    case 'MARCO': {
      const prazo = detalhe.prazo === 'ATRASADO' ? ' passou do prazo' : ' vence amanhã';
      const seu = ['sob sua responsabilidade', ...daIdeia(' na ideia', nomes)];
      return nomes.marco === undefined
        ? ['Um marco ', ...seu, prazo]
        : ['O marco ', { nome: nomes.marco }, ', ', ...seu, ',', prazo];
    }
    case 'COMITE': {
      const comite = `comitê de inovação nº ${detalhe.comite ?? ''}`;
      if (sobre === null) return [quem, ` chamou você para o ${comite}`];
      const ideia = nomes.titulo === undefined ? ['Uma ideia'] : daIdeia('A ideia', nomes);
      return [...ideia, ` entrou na pauta do ${comite}`];
    }
    case 'ARQUIVO':
      return ['Um arquivo que você enviou foi recusado: ', MOTIVO[detalhe.recusado ?? 'CONTEUDO']];
    case 'PONTOS': {
      const motivo = detalhe.evento ? `: ${ROTULO_DOS_PONTOS[detalhe.evento].toLowerCase()}` : '';
      const deQue: Parte[] = nomes.titulo === undefined ? [] : [' (', { nome: nomes.titulo }, ')'];
      return ['Você ganhou ', { nome: pontos(detalhe.pontos ?? 0) }, motivo, ...deQue];
    }
  }
}

/** The same as plain text. */
export const fraseEmTexto = (partes: readonly Parte[]) =>
  partes.map((parte) => (typeof parte === 'string' ? parte : parte.nome)).join('');
