import { indiceDoNome } from '@/domain/comum/busca';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { papeisQueAtribui, podeEditar, podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import { nascimentoParaGravar } from '@/domain/pessoas/colaborador-form';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { updateColaborador as contrato } from '@/domain/contratos/colaboradores';
import { AREAS } from '@/domain/acesso/areas';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from '@functions/nucleo/auditoria';
import { colaboradorInexistente, exigirOutroAdmin } from '@functions/nucleo/acesso';
import { conferirFoto } from '@functions/nucleo/convidar';
import { permissoesDoPapel } from '@functions/nucleo/permissoes';

const CAMPOS_DE_ACESSO = ['role', ...AREAS] as const;
type Mudancas = Partial<Colaborador>;

const acessoDe = (pessoa: Mudancas) =>
  Object.fromEntries(
    CAMPOS_DE_ACESSO.flatMap((campo) => (pessoa[campo] === undefined ? [] : [[campo, pessoa[campo]]])),
  ) as Partial<Pick<Colaborador, (typeof CAMPOS_DE_ACESSO)[number]>>;

/** Changes somebody's record. Role and areas only by ADMIN, MASTER only by a master; never the last ADMIN's role. */
export const updateColaborador = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 5_000, minutos: 24 * 60 }],
  },
  async ({ colaboradorId, lidoEm, dados }, membro) => {
    const { db, contexto, chave, uid: por } = membro;
    const referencia = caminhos.colaborador(contexto, colaboradorId);
    await db.runTransaction(async (tx) => {
      const atual = await ler(db, colaboradorSchema, referencia, tx);
      if (!atual || atual.deletedAt !== null) throw colaboradorInexistente();
      const { dataNascimento, ...resto } = dados;
      const mudancas: Mudancas = {
        ...resto,
        ...(dataNascimento === undefined ? {} : { dataNascimento: nascimentoParaGravar(dataNascimento) }),
      };
      conferir(membro, { ...atual, id: colaboradorId }, mudancas);
      // The form sends the whole record, role too: an old one would undo what was changed since (threats C30).
      if (atual.updatedAt.getTime() !== lidoEm) throw new ErroDoProduto(CONFLITO);
      const perdeAdmin = atual.role === 'ADMIN' && (mudancas.role ?? 'ADMIN') !== 'ADMIN';
      if (perdeAdmin) await exigirOutroAdmin(db, tx, contexto, colaboradorId);
      const indice = indiceDoNome(mudancas.nome ?? atual.nome, atual.email);
      if (mudancas.role && mudancas.role !== atual.role)
        mudancas.permissoes = await permissoesDoPapel(db, tx, contexto, mudancas.role);
      tx.update(db.doc(referencia), { ...mudancas, ...indice, updatedAt: new Date(), updatedBy: por });
      const depois = acessoDe(mudancas);
      const mudouAcesso = CAMPOS_DE_ACESSO.some((c) => c in depois && depois[c] !== atual[c]);
      if (!mudouAcesso) return;
      const sobre = { contexto, acao: 'ACESSO', quem: por, alvo: referencia } as const;
      auditar({ db, tx, chave }, sobre, acessoDe(atual), depois);
    });
    return { ok: true } as const;
  },
);

function conferir(membro: Membro, atual: Colaborador & { id: string }, mudancas: Mudancas) {
  if (!podeEditar(membro, atual)) throw negado();
  conferirFoto(membro.contexto, atual.id, mudancas.image ?? [], atual.image);
  const depois = acessoDe(mudancas);
  const mudaAcesso = CAMPOS_DE_ACESSO.some((campo) => campo in depois && depois[campo] !== atual[campo]);
  if (mudaAcesso && !podeMudarAcesso(membro)) throw negado();
  const { role } = mudancas;
  if (role && role !== atual.role && !papeisQueAtribui(membro).includes(role)) throw negado();
}
