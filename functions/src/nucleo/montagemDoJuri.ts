/** How a jury is made: companies are chosen and dealt, and the record is stored or removed. */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { ErroDoProduto } from '@/domain/comum/erros';
import type * as contratos from '@/domain/contratos/juri';
import { distribuir } from '@/domain/diagnostico/distribuir';
import {
  avaliaNo,
  caminhosDoJuri,
  edicaoDe,
  type Juri,
  juriSchema,
  lugaresDe,
  MAXIMO_DE_EMPRESAS_DO_JURI,
} from '@/domain/diagnostico/juri';
import { ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { auditar } from './auditoria';
import { conflitosDoJuri } from './conflitosDoJuri';
import { linhasDoProjeto } from './urnas';
import { MUDOU } from './impedimentosDoJuri';
import { chaveDe, type DoJuri, lerJuri, lerProjetoDoJuri, naTrilha, questionariosDoProjeto } from './juri';
import { avaliadoresDe } from './avaliadoresDoJuri';
import { gruposPublicados, notasDoJuri } from './devidosDoJuri';
import { avisarDoJuri } from './lembretesDoJuri';

type Salvar = z.infer<typeof contratos.salvarPainel.entrada>;

interface DoSorteio {
  linhas: Awaited<ReturnType<typeof linhasDoProjeto>>;
  fase: number;
  empresas: readonly string[];
  porEmpresa: number | null;
  semente: number;
}

/** Companies in the phase that the choice names. */
function escolhidasDe(
  linhas: Awaited<ReturnType<typeof linhasDoProjeto>>,
  { fase, escolha, categorias, empresas }: Pick<Salvar, 'fase' | 'escolha' | 'categorias' | 'empresas'>,
) {
  const aMao = new Set(empresas);
  const escolhidas = linhas.filter(
    ({ status, categoria, idEmpresa }) =>
      status === fase &&
      (escolha === 'TODAS' ||
        (escolha === 'CATEGORIAS' ? categorias.includes(categoria) : aMao.has(idEmpresa))),
  );
  if (escolhidas.length === 0) throw new ErroDoProduto('Nenhuma empresa desta fase está nesta escolha.');
  if (escolhidas.length > MAXIMO_DE_EMPRESAS_DO_JURI)
    throw new ErroDoProduto(`Um júri tem no máximo ${MAXIMO_DE_EMPRESAS_DO_JURI} empresas.`);
  return escolhidas;
}

/**
 * Seats that a new deal leaves. `fixos` are those of the companies it deals: all of them while the seed is the same and
 * no company gets fewer evaluators, and otherwise those of who began. `mantidos` are those of other companies of the
 * jury: one that moved on keeps its seats, and one that is chosen no more keeps those of who began to score it.
 */
function lugaresQueFicam(
  atual: Juri | undefined,
  comecou: ReadonlySet<string>,
  { linhas, fase, empresas, porEmpresa, semente }: DoSorteio,
) {
  const deAntes = (empresa: string) => (atual ? lugaresDe(atual, empresa) : []);
  const sobram = porEmpresa !== null && empresas.some((uma) => deAntes(uma).length > porEmpresa);
  const todosFicam = semente === atual?.semente && !sobram;
  const queComecaram = (empresa: string) =>
    deAntes(empresa).filter((avaliador) => comecou.has(chaveDe(empresa, avaliador)));
  const escolhidas = new Set(empresas);
  const naFase = new Set(linhas.flatMap(({ idEmpresa, status }) => (status === fase ? [idEmpresa] : [])));
  return {
    fixos: Object.fromEntries(
      empresas.map((empresa): [string, readonly string[]] => [
        empresa,
        todosFicam ? deAntes(empresa) : queComecaram(empresa),
      ]),
    ),
    mantidos: Object.fromEntries(
      Object.keys(atual?.lugares ?? {}).flatMap((empresa): [string, string[]][] => {
        if (escolhidas.has(empresa)) return [];
        const ficam = naFase.has(empresa) ? queComecaram(empresa) : [...deAntes(empresa)];
        return ficam.length > 0 ? [[empresa, ficam]] : [];
      }),
    ),
  };
}

/** The form began with what is stored, or sent it before: an answer that was lost is no change of somebody else. */
const foiVisto = (guardado: Juri | undefined, { vistos, edicao }: Salvar) =>
  vistos === undefined || [...vistos, edicao].includes(edicaoDe(guardado));

/** Groups that are chosen are in the published version of a questionnaire that the jury scores. */
async function exigirGrupos({ db, contexto }: Membro, dados: Salvar) {
  const { projetoId, grupos = {} } = dados;
  if (Object.keys(grupos).length === 0) return;
  const publicados = await questionariosDoProjeto(db, contexto, projetoId);
  const gruposDe = await gruposPublicados(db, contexto, publicados);
  for (const [questionario, escolhidos] of Object.entries(grupos)) {
    const versao = publicados.find(({ id }) => id === questionario)?.versao;
    const daVersao = new Set(gruposDe(questionario, versao).map(({ id }) => id));
    if (!avaliaNo(dados, questionario) || !escolhidos.every((grupo) => daVersao.has(grupo)))
      throw new ErroDoProduto('Um dos grupos escolhidos não está no que o júri avalia. Escolha de novo.');
  }
}

/** Deals the companies and stores the jury, unless it is only being tried. */
export async function salvarPainel(
  membro: Membro,
  dados: Salvar,
): Promise<z.infer<typeof contratos.salvarPainel.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto, uid, chave } = membro;
  const { projetoId, fase, porEmpresa, semente: nova } = dados;
  await lerProjetoDoJuri(membro, dados);
  await exigirGrupos(membro, dados);
  const [avaliadores, linhas, atual, notas, publicados] = await Promise.all([
    avaliadoresDe(membro, dados.avaliadores),
    linhasDoProjeto(db, contexto, projetoId),
    lerJuri(db, contexto, dados),
    notasDoJuri(db, contexto, dados),
    questionariosDoProjeto(db, contexto, projetoId),
  ]);
  // One that left the project stays where it was chosen before.
  const conhecidos = new Set([...publicados.map(({ id }) => id), ...(atual?.questionarios ?? [])]);
  if (!dados.questionarios.every((escolhido) => conhecidos.has(escolhido)))
    throw new ErroDoProduto('Um dos questionários não está publicado neste projeto.');
  const escolhidas = escolhidasDe(linhas, dados);
  const empresas = escolhidas.map(({ idEmpresa }) => idEmpresa);
  const conflitos = await conflitosDoJuri(db, contexto, projetoId, { avaliadores, empresas });
  const comecou = new Set(notas.map(({ idEmpresaNota, respondente }) => chaveDe(idEmpresaNota, respondente)));
  const semente = nova ?? atual?.semente ?? 1;
  const { fixos, mantidos } = lugaresQueFicam(atual, comecou, {
    linhas,
    fase,
    empresas,
    porEmpresa,
    semente,
  });
  const { lugares, faltam } = distribuir({
    avaliadores: avaliadores.map((um) => um.uid),
    empresas,
    porEmpresa,
    semente,
    impedido: (avaliador, empresa) => conflitos.has(chaveDe(avaliador, empresa)),
    fixos,
    cargas: Object.values(mantidos).flat(),
  });
  const todos = { ...mantidos, ...lugares };
  if (!dados.simular)
    await db.runTransaction(async (tx) => {
      const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
      const antes = await ler(db, juriSchema, caminho, tx);
      const vale = antes?.deletedAt === null ? antes : undefined;
      if (vale?.updatedAt.getTime() !== atual?.updatedAt.getTime() || !foiVisto(vale, dados))
        throw new ErroDoProduto(MUDOU);
      const agora = new Date();
      const { escolha, categorias, questionarios: escolhidos, prazo, cegas, grupos } = dados;
      const juri = emForma(juriSchema, {
        idProjeto: projetoId,
        fase,
        avaliadores: avaliadores.map((um) => um.uid),
        escolha,
        categorias,
        questionarios: escolhidos,
        ...(grupos === undefined ? {} : { grupos }),
        porEmpresa,
        prazo,
        cegas,
        semente,
        ...(dados.edicao === undefined ? {} : { edicao: dados.edicao }),
        lugares: todos,
        lembretes: antes?.lembretes ?? {},
        createdAt: antes?.createdAt ?? agora,
        createdBy: antes?.createdBy ?? uid,
        updatedAt: agora,
        updatedBy: uid,
        deletedAt: null,
      });
      tx.set(db.doc(caminho), comOGuardado(juri, antes));
      const sobre = { contexto, acao: 'JURI', quem: uid, alvo: caminho } as const;
      auditar({ db, tx, chave }, sobre, naTrilha(antes), naTrilha(juri));
    });
  if (!dados.simular) await avisarDoJuri(db, contexto, dados, Object.values(lugares).flat());
  const nomeDe = new Map(escolhidas.map(({ idEmpresa, nomeFantasia }) => [idEmpresa, nomeFantasia]));
  const nome = (empresa: string) => nomeDe.get(empresa) ?? '';
  return {
    lugares: empresas.map((id) => ({ id, nome: nome(id), avaliadores: lugares[id] ?? [] })),
    faltam: faltam.map(({ empresa, quantos }) => ({ id: empresa, nome: nome(empresa), quantos })),
    impedidos: avaliadores.flatMap(({ uid: avaliador }) =>
      empresas.flatMap((idEmpresa) => {
        const motivo = conflitos.get(chaveDe(avaliador, idEmpresa));
        return motivo ? [{ avaliador, idEmpresa, empresa: nome(idEmpresa), motivo }] : [];
      }),
    ),
  };
}

/** Everybody who may scores the phase again. The same again changes nothing. */
export async function removerPainel(membro: Membro, { projetoId, fase }: DoJuri) {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto, uid, chave } = membro;
  await db.runTransaction(async (tx) => {
    const antes = await lerJuri(db, contexto, { projetoId, fase }, tx);
    if (!antes) return;
    const agora = new Date();
    const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
    tx.update(db.doc(caminho), { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, naTrilha(antes), naTrilha({ ...antes, deletedAt: agora }));
  });
}
