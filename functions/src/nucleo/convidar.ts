/** Membership, invitation and mail of a new collaborator: one transaction, so nothing is ever half made (threats E21). */
import { emForma } from '@/domain/comum/registro';
import { indiceDoNome } from '@/domain/comum/busca';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { papeisQueAtribui, podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import {
  type Areas,
  areasDe,
  type ColaboradorForm,
  nascimentoParaGravar,
} from '@/domain/pessoas/colaborador-form';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { nomeComOrigem } from '@/domain/empresas/origem';
import type { Convite } from '@/domain/pessoas/convite';
import { ErroDoProduto } from '@/domain/comum/erros';
import { AREAS } from '@/domain/acesso/areas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { carimbo, type DocumentReference, type Firestore, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import { type Limite, limitesDasCaixas } from '@functions/chamada/limites';
import type { Membro } from '@functions/chamada/quem';
import { caminhoNaFila, emailNaFila, remetenteDe } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { contaDoEmail } from './contas';
import { comOutroSegredo, novoConvite, novoSegredo } from './convites';
import { permissoesDoPapel } from './permissoes';

/**
 * Caps of invitations by day, and by hour for each mailbox (threats E18). Without ADMIN, and in a guest, a day has tens:
 * the product's sender must not serve somebody's own mailing. A call that will be refused counts for its caller only. Somebody who
 * may not invite uses up nothing that is the others'.
 */
export function limitesDeConvite(
  { uid, contexto, quem }: Membro,
  emails: readonly string[],
  {
    pode,
    porDia = quem.papel === 'ADMIN' && quem.organiza ? 300 : 30,
    porCaixa = 5,
  }: { pode: boolean; porDia?: number; porCaixa?: number },
): Limite[] {
  const dia = { minutos: 24 * 60, usos: emails.length };
  const dela = { chave: `uid:${uid}`, maximo: porDia, ...dia };
  // Ids of companies are unique only in their licensee.
  const empresa = caminhos.empresa(contexto);
  return pode
    ? [
        dela,
        { chave: `empresa:${empresa}`, maximo: quem.organiza ? 1_000 : 50, ...dia },
        ...limitesDasCaixas(empresa, emails, porCaixa),
      ]
    : [dela];
}

type Fotos = Colaborador['image'];

/** In whose folder the picture lies. Throws unless it is one of this company's people's (storage.rules). */
function donoDaFoto(contexto: Contexto, path: string): string {
  const pasta = `${caminhos.colaboradores(contexto)}/`;
  const [dono, ...resto] = path.startsWith(pasta) ? path.slice(pasta.length).split('/') : [];
  if (!dono || resto.length !== 2 || path.includes('..')) throw negado();
  return dono;
}

/** Pictures from the person's own folder, or as they were: no record comes to point at somebody else's file. */
export function conferirFoto(contexto: Contexto, uid: string, image: Fotos, atual: Fotos) {
  const novas = image.filter(({ path }) => !atual.some((foto) => foto.path === path));
  if (novas.some(({ path }) => donoDaFoto(contexto, path) !== uid)) throw negado();
}

/** Somebody new has no folder yet, so the form chooses one at random. It must not be that of anybody known. */
async function conferirFotoDeQuemChega({ db, contexto }: Membro, image: Fotos) {
  for (const { path } of image) {
    const dono = caminhos.colaborador(contexto, donoDaFoto(contexto, path));
    if ((await db.doc(dono).get()).exists) throw negado();
  }
}

/** Without ADMIN nobody opens an area they lack themselves. */
function areasQueDa({ quem, colaborador }: Membro, pedidas: Areas): Areas {
  const areas = areasDe(pedidas);
  if (quem.papel !== 'ADMIN') for (const area of AREAS) areas[area] &&= colaborador[area];
  return areas;
}

async function conferirConvite(membro: Membro, { role, image }: ColaboradorForm) {
  if (!podeConvidar(membro) || !papeisQueAtribui(membro).includes(role)) throw negado();
  await conferirFotoDeQuemChega(membro, image);
}

/** The invited person, where to, and the inviting one. */
interface Convidado {
  contexto: Contexto;
  uid: string;
  empresa: Pick<Empresa, 'nomeFantasia' | 'status' | 'role'>;
  por: string;
  quemConvida: string;
  segredo: string;
  dados: ColaboradorForm;
  /** What the matrix grants the role (nucleo/permissoes.ts). */
  permissoes: string;
  /** Name of the project that the company comes in by. */
  projeto?: string | undefined;
  /** Name of the licensee, to whoever is the company's first. */
  licenciada?: string | undefined;
  /** Company from which `por` invites; the platform and visitors have none. */
  de?: Contexto | undefined;
}

/** The membership of somebody invited; `externo` only answers questionnaires (decisions P11). */
export const membroConvidado = (
  dados: ColaboradorForm,
  empresa: Pick<Empresa, 'status' | 'role'>,
  {
    agora,
    por,
    permissoes,
    externo = false,
  }: Pick<Colaborador, 'permissoes'> & {
    agora: Date;
    por: string;
    externo?: boolean;
  },
): Colaborador =>
  emForma(colaboradorSchema, {
    ...dados,
    dataNascimento: nascimentoParaGravar(dados.dataNascimento),
    status: 'PENDING',
    disabledAt: null,
    inviteSentAt: agora,
    inviteAcceptedAt: null,
    ultimoAcesso: null,
    empresaStatus: empresa.status,
    empresaRole: empresa.role,
    bloqueio: null,
    permissoes,
    externo,
    ...indiceDoNome(dados.nome, dados.email),
    ...carimbo(agora, por),
  });

/** Writes membership, invitation, mail and audit entry; everything is read and decided before. */
export function escreverConvidado(
  { db, tx, chave }: { db: Firestore; tx: Transaction; chave: string },
  {
    contexto,
    uid,
    empresa,
    por,
    quemConvida,
    segredo,
    dados,
    permissoes,
    projeto = '',
    licenciada = '',
    de,
  }: Convidado,
) {
  const agora = new Date();
  const referencia = caminhos.colaborador(contexto, uid);
  tx.set(db.doc(referencia), membroConvidado(dados, empresa, { agora, por, permissoes }));
  const convite = novoConvite(
    {
      idColaboradorConvidado: uid,
      idEmpresa: contexto.empresaId,
      idLicenciada: contexto.licenciadaId,
      email: dados.email,
      nomeFantasia: empresa.nomeFantasia,
      createdBy: por,
    },
    segredo,
    agora,
  );
  tx.set(db.doc(`${caminhos.convites}/${chave}`), convite);
  const [caminho, email] = emailNaFila(chave, {
    tipo: 'convite',
    para: dados.email,
    dados: {
      nome: dados.nome,
      empresa: empresa.nomeFantasia,
      quemConvida,
      conviteId: chave,
      segredo,
      projeto,
      administra: dados.role === 'ADMIN' ? 'sim' : '',
      licenciada,
    },
    remetente: remetenteDe(de, por, {
      convidada: referencia,
      convite: de?.empresaId === contexto.empresaId ? 'COLABORADOR' : 'EMPRESA',
    }),
  });
  tx.set(db.doc(caminho), email);
  const sobre = { contexto, acao: 'CONVITE', quem: por, alvo: referencia } as const;
  auditar({ db, tx, chave }, sobre, {}, { role: dados.role, ...areasDe(dados) });
}

interface Reenvio extends Pick<
  Convidado,
  'contexto' | 'uid' | 'empresa' | 'por' | 'quemConvida' | 'licenciada' | 'de'
> {
  pessoa: Pick<Colaborador, 'nome' | 'email' | 'role'>;
  /** The invitation that waits, if there is one. */
  atual: { ref: DocumentReference; convite: Convite } | undefined;
}

/** Writes the invitation again with a new link; earlier links go on working. Everything is read before. */
export function escreverReenvio(
  { db, tx, chave }: { db: Firestore; tx: Transaction; chave: string },
  { contexto, uid, pessoa, empresa, por, quemConvida, atual, licenciada = '', de }: Reenvio,
) {
  const { nome, email, role } = pessoa;
  const { nomeFantasia } = empresa;
  const agora = new Date();
  const segredo = novoSegredo();
  const ref = atual?.ref ?? db.doc(`${caminhos.convites}/${chave}`);
  const lugar = { idEmpresa: contexto.empresaId, idLicenciada: contexto.licenciadaId, createdBy: por };
  const novo = { idColaboradorConvidado: uid, email, nomeFantasia, ...lugar, correio: chave };
  if (atual) tx.update(ref, { ...comOutroSegredo(atual.convite, segredo, agora), correio: chave });
  else tx.set(ref, novoConvite(novo, segredo, agora));
  const administra = role === 'ADMIN' ? 'sim' : '';
  const dados = {
    nome,
    empresa: nomeFantasia,
    quemConvida,
    conviteId: ref.id,
    segredo,
    lembrete: 'sim',
    administra,
    licenciada,
  };
  const remetente = remetenteDe(de, por, {
    convidada: caminhos.colaborador(contexto, uid),
    convite: 'COLABORADOR',
  });
  const [caminho, mensagem] = emailNaFila(chave, { tipo: 'convite', para: email, dados, remetente });
  tx.set(db.doc(caminho), mensagem);
  tx.update(db.doc(caminhos.colaborador(contexto, uid)), {
    inviteSentAt: agora,
    updatedAt: agora,
    updatedBy: por,
  });
}

/**
 * Invites somebody and gives the id of the membership. Throws ErroDoProduto when the address already belongs to
 * somebody of the company. A second run of the same request finds the first one's invitation and changes nothing.
 */
export async function convidar(membro: Membro, dados: ColaboradorForm): Promise<string> {
  await conferirConvite(membro, dados);
  const { db, chave, contexto, uid: por } = membro;
  const uid = await contaDoEmail(dados.email, dados.nome);
  const segredo = novoSegredo();
  await db.runTransaction(async (tx) => {
    if ((await tx.get(db.doc(caminhoNaFila(chave)))).exists) return;
    const atual = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    if (!empresa || empresa.deletedAt !== null) throw new ErroDoProduto('Nenhuma empresa ativa');
    if (atual?.deletedAt === null && !atual.externo) throw jaExiste(atual);
    const quemConvida = nomeComOrigem(membro.colaborador.nome, empresa);
    const comAreas = { ...dados, ...areasQueDa(membro, dados) };
    const permissoes = await permissoesDoPapel(db, tx, contexto, dados.role);
    if (atual?.deletedAt === null && atual.status !== 'PENDING') {
      receberRespondente(tx, membro, { uid, atual, dados: comAreas, permissoes, empresa });
      return;
    }
    escreverConvidado(
      { db, tx, chave },
      { contexto, uid, empresa, por, quemConvida, segredo, dados: comAreas, permissoes, de: contexto },
    );
  });
  return uid;
}

/**
 * A respondent of the company's questionnaires becomes a colleague. They are in already, by an invitation of their
 * own. Nothing is asked of them again, nothing they are answering is interrupted, and what they wrote of themselves
 * stays.
 */
function receberRespondente(
  tx: Transaction,
  { db, chave, contexto, uid: por }: Membro,
  {
    uid,
    atual,
    dados,
    permissoes,
    empresa,
  }: Pick<Convidado, 'uid' | 'dados' | 'permissoes' | 'empresa'> & {
    atual: Colaborador;
  },
) {
  if (atual.status !== 'ACTIVE') throw new ErroDoProduto('Esta pessoa está desabilitada nesta empresa.');
  const { role, setores } = dados;
  const referencia = caminhos.colaborador(contexto, uid);
  const acesso = { role, ...areasDe(dados) };
  tx.update(db.doc(referencia), {
    ...acesso,
    setores,
    permissoes,
    externo: false,
    updatedAt: new Date(),
    updatedBy: por,
  });
  const [caminho, mensagem] = emailNaFila(chave, {
    tipo: 'boasVindas',
    para: atual.email,
    dados: { nome: atual.nome, empresa: empresa.nomeFantasia },
  });
  tx.set(db.doc(caminho), mensagem);
  const sobre = { contexto, acao: 'CONVITE', quem: por, alvo: referencia } as const;
  auditar({ db, tx, chave }, sobre, { role: atual.role, ...areasDe(atual) }, acesso);
}

const jaExiste = ({ inviteAcceptedAt }: Colaborador) =>
  new ErroDoProduto(
    inviteAcceptedAt
      ? 'Já existe um colaborador com este e-mail nesta empresa.'
      : 'Esta pessoa já foi convidada. Use "Re-enviar convite" na lista de colaboradores.',
  );
