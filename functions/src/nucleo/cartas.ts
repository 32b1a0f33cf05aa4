/** Mails in the outbox to a person: they say an address, and often a name, for thirty days (decisions P242). */
import type { Registro } from '@/domain/pessoas/meus-dados';
import { comDatas, type Firestore, type QueryDocumentSnapshot } from '@functions/banco';
import { emMassa } from './emMassa';

/** Nobody gets more in thirty days: forty a day from others, and what they ask for. */
const MAXIMO = 2_000;

const onde = async (db: Firestore, campo: string, valor: string) =>
  (await db.collection('filaDeEmails').where(campo, '==', valor).limit(MAXIMO).get()).docs;

export const cartasPara = (db: Firestore, email: string) => onde(db, 'para', email);

/** About a sheet, to whichever mailbox. */
export const cartasDaFolha = (db: Firestore, folha: string) => onde(db, 'folha', folha);

/**
 * Sent links and reports to an address that somebody typed. Those that still wait may be for the mailbox's owner, who
 * need not be the one who typed it.
 */
export async function linksMandados(db: Firestore, email: string) {
  const deLink = new Set(['linkDeResposta', 'relatorioSimples']);
  return (await cartasPara(db, email)).filter(
    (carta) =>
      deLink.has(carta.get('tipo') as string) &&
      !['PENDENTE', 'ENVIANDO'].includes(carta.get('estado') as string),
  );
}

/** That invited this person, by the path of the membership, or reminded them. */
export const cartasDoConvite = async (db: Firestore, email: string, convidada: string) =>
  (await cartasPara(db, email)).filter((carta) => carta.get('remetente.convidada') === convidada);

/** Those that a person's invitations sent to others: they name who invited. */
export const cartasEmNomeDe = (db: Firestore, membro: string) => onde(db, 'remetente.membro', membro);

const ASSUNTOS: Readonly<Record<string, string>> = {
  boasVindas: 'Boas-vindas',
  codigoDeVoto: 'Código para votar',
  mensagem: 'Mensagem da organização de um projeto',
  convite: 'Convite para a empresa',
  conviteDiagnostico: 'Convite para um questionário',
  empresaFechada: 'Empresa inativada ou removida',
  inscricaoEmProjeto: 'Inscrição em projeto',
  lembreteDiagnostico: 'Lembrete de um questionário',
  linkDeResposta: 'Link para responder',
  questionarioReaberto: 'Questionário reaberto',
  redefinirSenha: 'Nova senha',
  relatorioSimples: 'Relatório de autoavaliação',
  resumoDiario: 'Resumo do dia',
  saidaDoProjeto: 'Saída de um projeto',
};
/** How far it is; of a state that this version does not know, that it is on its way. */
const NA_FILA = 'Na fila';
const ENTREGAS: Readonly<Record<string, string>> = {
  PENDENTE: NA_FILA,
  ENVIANDO: NA_FILA,
  ENVIADO: 'Enviado',
  DESCARTADO: 'Não enviado',
  FALHOU: 'Não entregue',
};

/** What they are about and when, without the secrets of their links. */
export const cartaPlana = (carta: QueryDocumentSnapshot): Registro => {
  const { tipo, para, estado, createdAt } = comDatas(carta.data()) as {
    tipo: string;
    para: string;
    estado: string;
    createdAt: Date;
  };
  return {
    assunto: ASSUNTOS[tipo] ?? 'Aviso',
    email: para,
    entrega: ENTREGAS[estado] ?? NA_FILA,
    createdAt: createdAt.toISOString(),
    caminho: carta.ref.path,
  };
};

export const apagarCartas = (cartas: readonly QueryDocumentSnapshot[]) =>
  emMassa('cartas da pessoa', cartas, async ({ ref }) => void (await ref.delete()));
