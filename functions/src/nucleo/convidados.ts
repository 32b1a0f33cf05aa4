/** `convidados/{convite}`: what a company's people see of whom they invited, from invitation and answer sheet. */
import { emForma, lerRegistro } from '@/domain/comum/registro';
import { emOrdem } from '@/domain/comum/busca';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhoDosConvidados, convidadoSchema, situacaoDoConvidado } from '@/domain/diagnostico/convidado';
import { type FolhaDeRespostas, respostaSchema } from '@/domain/diagnostico/resposta';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { nomeDoEmail } from '@/domain/pessoas/emails-em-lote';
import { comDatas, type Firestore, ler, SISTEMA, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { contextoDoConvite, idDoConviteDeDiagnostico } from './convites';
import { somarNaAdesao } from './adesoes';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { emTodos } from './emTodos';
import { caminhoDaFolha } from './folhas';

/** The sheet of the invited person; undefined before it was opened. */
export const folhaDoConvite = (db: Firestore, convite: Convite, tx: Transaction) =>
  ler(
    db,
    respostaSchema,
    caminhoDaFolha(
      {
        ...contextoDoConvite(convite),
        idEmpresa: convite.idEmpresa,
        questionarioId: convite.idQuestionario ?? '',
      },
      convite.idColaboradorConvidado,
    ),
    tx,
  );

/** Id of the invitation that a stored sheet answers, if there is one; undefined of what is no sheet. */
export function conviteDaFolha({ licenciadaId, empresaId }: Contexto, folha: Record<string, unknown>) {
  const lida = lerRegistro(respostaSchema, comDatas(folha));
  if (!lida.success) return undefined;
  const { idEmpresa, idProjeto, idQuestionario, idRespondente } = lida.data;
  return idDoConviteDeDiagnostico(
    { licenciadaId, empresaId: idEmpresa },
    { idEmpresa: empresaId, idProjeto, idQuestionario },
    idRespondente,
  );
}

const convidadoDo = (
  convite: Convite,
  { nome, setores }: Pick<Colaborador, 'nome' | 'setores'>,
  folha: FolhaDeRespostas | undefined,
  antes: Date | undefined,
) => {
  const agora = antes ?? new Date();
  return emForma(convidadoSchema, {
    idEmpresa: convite.idEmpresa,
    idProjeto: convite.idProjeto,
    idQuestionario: convite.idQuestionario,
    idConvidado: convite.idColaboradorConvidado,
    nome,
    nomeEmOrdem: emOrdem(nome),
    email: convite.email,
    setores,
    situacao: situacaoDoConvidado(convite, folha),
    etapa: folha?.stepPausado ?? 0,
    aceito: !convite.convite,
    enviadoEm: convite.enviadoEm ?? convite.createdAt,
    lembretes: convite.lembretes ?? 0,
    semLembretes: convite.semLembretes ?? false,
    respondidoEm: folha?.finalizadoEm ?? null,
    createdAt: convite.createdAt,
    createdBy: convite.createdBy,
    updatedAt: agora,
    updatedBy: SISTEMA,
    deletedAt: null,
  });
};

/** Brings the record of one invitation to what is stored now. Invitations to a company itself have none. */
export const acertarConvidado = (db: Firestore, conviteId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const convite = await ler(db, conviteSchema, `${caminhos.convites}/${conviteId}`, tx);
    if (!convite?.idQuestionario) return [];
    const contexto = contextoDoConvite(convite);
    const caminho = `${caminhoDosConvidados(contexto)}/${conviteId}`;
    const pessoa = await ler(
      db,
      colaboradorSchema,
      caminhos.colaborador(contexto, convite.idColaboradorConvidado),
      tx,
    );
    const folha = await folhaDoConvite(db, convite, tx);
    const atual = await ler(db, convidadoSchema, caminho, tx);
    const quem = pessoa ?? { nome: nomeDoEmail(convite.email), setores: [] };
    const certo = convidadoDo(convite, quem, folha, atual?.updatedAt);
    if (isDeepStrictEqual(atual, certo)) return [];
    const correcao: Correcao = { caminho, como: 'set', dados: { ...certo, updatedAt: new Date() } };
    return [correcao, ...somarNaAdesao(contexto, atual, certo)];
  });

/** Every invitation to a questionnaire by which people of the company answer. */
export async function acertarConvidados(db: Firestore, { licenciadaId, empresaId }: Contexto, modo: Modo) {
  const { docs } = await db
    .collection(caminhos.convites)
    .where('idLicenciada', '==', licenciadaId)
    .where('idEmpresaColaboradorConvidado', '==', empresaId)
    .select('idQuestionario')
    .get();
  const deQuestionarios = docs.filter((documento) => documento.get('idQuestionario') !== null);
  return emTodos(deQuestionarios, ({ id }) => acertarConvidado(db, id, modo));
}

/** Those of one person, whose name changed. */
export async function acertarConvidadosDe(db: Firestore, uid: string) {
  const { docs } = await db
    .collection(caminhos.convites)
    .where('idColaboradorConvidado', '==', uid)
    .select()
    .get();
  await emMassa('convites da pessoa', docs, ({ id }) => acertarConvidado(db, id));
}
