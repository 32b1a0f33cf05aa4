/** Certificates of companies in projects: what they may have, issuing, and what a code says (decisions Q310). */
import { emForma } from '@/domain/comum/registro';
import { papelOrganiza } from '@/domain/acesso/quem';
import { tokensDeBusca } from '@/domain/comum/busca';
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  caminhosDosCertificados,
  type Certificado,
  certificadoSchema,
} from '@/domain/certificados/certificado';
import {
  CODIGO,
  LETRAS_DO_CODIGO,
  TAMANHO_DO_CODIGO,
  type TipoDeCertificado,
} from '@/domain/certificados/codigo';
import { certificadosDe } from '@/domain/certificados/quais';
import {
  caminhosDaPublicacao,
  publicacaoSchema,
  publicacaoVale,
  resultadoPublicadoSchema,
} from '@/domain/diagnostico/resultado-publicado';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { empresaSchema } from '@/domain/empresas/empresa';
import { licenciadas } from '@/domain/empresas/licenciada';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, nomeDoDia, projetoInscritoSchema } from '@/domain/projetos/status';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { randomBytes } from 'node:crypto';
import { lerStatus } from './empresasEmProjetos';

/** Projects of a company that are looked at, the last ones first. */
const MAXIMO = 50;

export type Qual = Pick<Certificado, 'tipo' | 'idProjeto' | 'idEmpresa'>;

/** The certificate, or undefined. Ids may hold the sign that joins them, so another's record may have the same id. */
export async function lerCertificado(
  db: Firestore,
  organizadora: Contexto,
  qual: Qual,
  tx?: Transaction,
): Promise<Certificado | undefined> {
  const achado = await ler(db, certificadoSchema, caminhosDosCertificados.um(organizadora, qual), tx);
  if (achado && (achado.idProjeto !== qual.idProjeto || achado.idEmpresa !== qual.idEmpresa))
    throw new ErroDoProduto('Projeto invalido!');
  return achado;
}

/** Results that organisers told the company, in the project if one is given, and that still hold. */
async function ditos(
  db: Firestore,
  participante: Contexto,
  qual?: { organizadora: string; idProjeto: string },
  tx?: Transaction,
) {
  const todos = db.collection(caminhosDaPublicacao.resultados(participante));
  const deles = qual
    ? todos.where('organizadora', '==', qual.organizadora).where('idProjeto', '==', qual.idProjeto)
    : todos;
  const { docs } = tx ? await tx.get(deles) : await deles.get();
  const lidos = docs.flatMap((documento) => lido(resultadoPublicadoSchema, documento) ?? []);
  const valem = await Promise.all(
    lidos.map(async (dito) => {
      const organizadora = { ...participante, empresaId: dito.organizadora };
      const caminho = caminhosDaPublicacao.uma(organizadora, dito.idQuestionario);
      return publicacaoVale(await ler(db, publicacaoSchema, caminho, tx), dito);
    }),
  );
  return lidos.filter((_, i) => valem[i]);
}

/** Every certificate that the company may have by now. */
export async function certificadosDaEmpresa({ db, contexto }: Membro) {
  const [inscritos, resultados] = await Promise.all([
    db
      .collection(caminhosDoStatus.inscritos(contexto))
      .where('deletedAt', '==', null)
      .orderBy('anoVigencia', 'desc')
      .limit(MAXIMO)
      .get(),
    ditos(db, contexto),
  ]);
  const comResultado = new Set(
    resultados.map(({ organizadora, idProjeto }) => `${organizadora} ${idProjeto}`),
  );
  const agora = new Date();
  const possiveis = inscritos.docs.flatMap((documento) => {
    const projeto = lido(projetoInscritoSchema, documento);
    if (!projeto) return [];
    const { empresaId: idEmpresa, idProjeto, nome: programa } = projeto;
    return certificadosDe(projeto, comResultado.has(`${idEmpresa} ${idProjeto}`), agora).map((tipo) => ({
      idEmpresa,
      idProjeto,
      programa,
      tipo,
    }));
  });
  return Promise.all(
    possiveis.map(async ({ idEmpresa, ...um }) => {
      const qual = { ...um, idEmpresa: contexto.empresaId };
      const emitido = await lerCertificado(db, { ...contexto, empresaId: idEmpresa }, qual);
      return {
        idEmpresa,
        ...um,
        emitidoEm: emitido?.emitidoEm.toISOString() ?? null,
        revogadoEm: emitido?.revogadoEm?.toISOString() ?? null,
      };
    }),
  );
}

/** Random letters of the code's alphabet, each by five bits of a byte. */
export const novoCodigo = () =>
  Array.from(randomBytes(TAMANHO_DO_CODIGO), (byte) => LETRAS_DO_CODIGO[byte % 32]).join('');

/** What the records say of the company in the project now; a refusal where it is not in it. */
async function daParticipacao(
  { db, contexto }: Membro,
  tx: Transaction,
  organizadora: Contexto,
  idProjeto: string,
) {
  const status = await lerStatus(db, tx, organizadora, { idProjeto, idEmpresa: contexto.empresaId });
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizadora, idProjeto), tx);
  const organiza = await ler(db, empresaSchema, caminhos.empresa(organizadora), tx);
  if (status?.deletedAt !== null || projeto?.deletedAt !== null || !organiza || !papelOrganiza(organiza.role))
    throw new ErroDoProduto('Projeto não encontrado');
  const qual = { organizadora: organizadora.empresaId, idProjeto };
  const comResultado = (await ditos(db, contexto, qual, tx)).length > 0;
  return { status, projeto, organiza, comResultado };
}

const INDISPONIVEL: Record<TipoDeCertificado, string> = {
  PARTICIPACAO:
    'O certificado de participação fica disponível quando o programa termina ou a organização publica os resultados.',
  VENCEDORA: 'Este certificado é das empresas vencedoras.',
};

/** Issues it once: whoever asks again, or at the same time, gets the same. */
export async function emitir(
  membro: Membro,
  organizadora: Contexto,
  { idProjeto, tipo }: { idProjeto: string; tipo: TipoDeCertificado },
): Promise<Certificado> {
  const { db, contexto } = membro;
  const qual = { tipo, idProjeto, idEmpresa: contexto.empresaId };
  return db.runTransaction(async (tx) => {
    const feito = await lerCertificado(db, organizadora, qual, tx);
    const { status, projeto, organiza, comResultado } = await daParticipacao(
      membro,
      tx,
      organizadora,
      idProjeto,
    );
    const agora = new Date();
    const situacao = { status: status.status, anoVigencia: projeto.anoVigencia };
    if (!certificadosDe(situacao, comResultado, agora).includes(tipo))
      throw new ErroDoProduto(INDISPONIVEL[tipo]);
    if (feito?.revogadoEm)
      throw new ErroDoProduto('A organização revogou este certificado. Fale com ela para saber por quê.');
    if (feito) return feito;
    const novo = emForma(certificadoSchema, {
      ...qual,
      codigo: novoCodigo(),
      empresa: nomeDoDia(status),
      organizadora: organiza.nomeFantasia,
      programa: projeto.nome,
      categoria: status.categoria,
      emitidoEm: agora,
      revogadoEm: null,
      motivo: '',
      busca: tokensDeBusca(nomeDoDia(status), projeto.nome),
    } satisfies Certificado);
    tx.create(db.doc(caminhosDosCertificados.um(organizadora, qual)), novo);
    return novo;
  });
}

/** The certificate of a code and where it lies; undefined for everything else, in the same time and by the same query. */
export async function certificadoDoCodigo(db: Firestore, codigo: string) {
  const { docs } = await db
    .collectionGroup('certificados')
    .where('codigo', '==', CODIGO.test(codigo) ? codigo : '-')
    .limit(1)
    .get();
  const [achado] = docs;
  const certificado = achado && lido(certificadoSchema, achado);
  const organizadora = achado && contextoDaReferencia(achado.ref.path);
  return certificado && organizadora && { certificado, organizadora };
}

/** Who the organiser is now: names are typed, so licensee, CNPJ and id stand beside (decisions P183). */
export async function quemEmitiu(db: Firestore, organizadora: Contexto) {
  const [empresa, licenciada] = await Promise.all([
    ler(db, empresaSchema, caminhos.empresa(organizadora)),
    ler(db, licenciadas.schema, caminhos.licenciada(organizadora.licenciadaId)),
  ]);
  return {
    organiza: empresa !== undefined && papelOrganiza(empresa.role),
    licenciada: licenciada?.nome ?? '',
    cnpj: mascararCnpj(empresa?.cnpj ?? ''),
    idOrganizadora: organizadora.empresaId,
  };
}
