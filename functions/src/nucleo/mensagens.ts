/**
 * Mail of the organiser to companies of a project (decisions P425 to P428). Record, recipients and outbox are one
 * transaction under ids that follow from the request: sent again it changes nothing, and a process that dies leaves all or
 * nothing. From there on every mail goes its own way (emails/carteiro.ts).
 */
import type * as z from 'zod/mini';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  caminhosDaMensagem,
  CARTAS_POR_DIA,
  mensagemSchema,
  destinatarioSchema,
  MAXIMO_DE_DESTINATARIOS,
  MAXIMO_DE_LISTADOS,
  type SelecaoDaMensagem,
} from '@/domain/mensagens/mensagem';
import { camposDesconhecidos } from '@/domain/mensagens/texto';
import type * as contratos from '@/domain/contratos/mensagens';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { carimbo, type Firestore, legivel, ler, lerTodos, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import { consumirEm } from '@functions/chamada/limites';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { mensagem as carta } from '@functions/emails/mensagem';
import { emailNaFila } from '@functions/emails/fila';
import { auditar } from './auditoria';
import { hashDoSegredo, novoSegredo } from './convites';
import { linhasDoProjeto } from './urnas';

type Pedido = z.infer<typeof contratos.prever.entrada>;
type Linha = Awaited<ReturnType<typeof linhasDoProjeto>>[number];

/** Who writes to the companies in the organiser's name: its ADMIN. */
function exigirRemetente({ quem }: Membro) {
  if (!podeOrganizar(quem) || quem.papel !== 'ADMIN' || !temFlag(quem, [13, 'leitura'])) throw negado();
}

async function exigirProjeto({ db, contexto }: Membro, id: string, tx?: Transaction): Promise<Projeto> {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, id), tx);
  if (projeto?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  return projeto;
}

/** The digest under which a mailbox says that it wants no more. */
const idDaCaixa = (email: string) => resumo('semMensagens', caixaDe(email));

interface Destino {
  linha: Linha;
  empresa: Empresa;
}
interface Destinos {
  vao: Destino[];
  pararam: Destino[];
}

/** Companies with a finished sheet of the questionnaire. */
async function finalizaram(db: Firestore, contexto: Contexto, questionario: string): Promise<Set<string>> {
  const { docs } = await db
    .collection(caminhosDasMedias.medias(contexto))
    .where('idQuestionario', '==', questionario)
    .get();
  return new Set(
    docs.flatMap((media) => (Number(media.get('folhas') ?? 0) > 0 ? [String(media.get('idEmpresa'))] : [])),
  );
}

/** Each mailbox once: of two companies with one box the first by name is written to (watch: nobody twice). */
async function destinosDe(
  { db, contexto }: Membro,
  { idProjeto, selecao }: { idProjeto: string; selecao: SelecaoDaMensagem },
): Promise<Destinos> {
  const { fase, categoria, semFinalizar } = selecao;
  const [linhas, prontas] = await Promise.all([
    linhasDoProjeto(db, contexto, idProjeto),
    semFinalizar === null ? undefined : finalizaram(db, contexto, semFinalizar),
  ]);
  const escolhidas = linhas.filter(
    (linha) =>
      (fase === null || linha.status === fase) &&
      (categoria === '' || linha.categoria === categoria) &&
      !prontas?.has(linha.idEmpresa),
  );
  const onde = ({ idEmpresa }: Linha) => caminhos.empresa({ ...contexto, empresaId: idEmpresa });
  const registros = await lerTodos(db, escolhidas.map(onde));
  const vistas = new Set<string>();
  const destinos = escolhidas.flatMap((linha): Destino[] => {
    const documento = registros.get(onde(linha));
    const empresa = documento && legivel(empresaSchema, documento);
    if (empresa?.deletedAt !== null || empresa.status !== 'ATIVO') return [];
    const caixa = caixaDe(empresa.responsavel.email);
    if (vistas.has(caixa)) return [];
    vistas.add(caixa);
    return [{ linha, empresa }];
  });
  const parada = ({ empresa }: Destino) =>
    caminhosDaMensagem.parada(contexto, idDaCaixa(empresa.responsavel.email));
  const paradas = await lerTodos(db, destinos.map(parada));
  const parou = (destino: Destino) => paradas.get(parada(destino))?.exists === true;
  return { vao: destinos.filter((um) => !parou(um)), pararam: destinos.filter(parou) };
}

/** What one company's mail is made of. */
const dadosDaCarta = (
  { contexto, colaborador }: Membro,
  { assunto, texto }: Pedido,
  {
    projeto,
    organizadora,
    destino: { linha, empresa },
  }: { projeto: Projeto; organizadora: string; destino: Destino },
) => ({
  assunto,
  texto,
  organizadora,
  responderPara: colaborador.email,
  empresa: empresa.nomeFantasia,
  responsavel: empresa.responsavel.nome,
  projeto: projeto.nome,
  fase: tituloDaFase(projeto, linha.status),
  categoria: linha.categoria,
  licenciadaId: contexto.licenciadaId,
  empresaId: contexto.empresaId,
  idEmpresa: linha.idEmpresa,
});

function exigirCampos({ assunto, texto }: Pedido) {
  const [desconhecido] = camposDesconhecidos(`${assunto}\n${texto}`);
  if (desconhecido !== undefined)
    throw new ErroDoProduto(
      `{{${desconhecido}}} não é um campo. Use os que a ajuda lista, ou tire as chaves.`,
    );
}

async function preparar(membro: Membro, pedido: Pedido) {
  exigirRemetente(membro);
  exigirCampos(pedido);
  const [projeto, organizadora, destinos] = await Promise.all([
    exigirProjeto(membro, pedido.idProjeto),
    ler(membro.db, empresaSchema, caminhos.empresa(membro.contexto)),
    destinosDe(membro, pedido),
  ]);
  return { projeto, organizadora: organizadora?.nomeFantasia ?? '', ...destinos };
}

export async function prever(
  membro: Membro,
  pedido: Pedido,
): Promise<z.infer<typeof contratos.prever.saida>> {
  const { projeto, organizadora, vao, pararam } = await preparar(membro, pedido);
  const [destino] = vao;
  const dados = destino && dadosDaCarta(membro, pedido, { projeto, organizadora, destino });
  const { assunto = '', html = '' } = dados ? carta(dados) : {};
  return {
    para: vao.length,
    pararam: pararam.length,
    carta: destino ? { empresa: destino.empresa.nomeFantasia, assunto, html } : null,
  };
}

export async function testar(membro: Membro, pedido: Pedido): Promise<void> {
  const { projeto, organizadora, vao } = await preparar(membro, pedido);
  const [destino] = vao;
  if (!destino) throw new ErroDoProduto('Nenhuma empresa está nesta seleção.');
  const { db, chave, colaborador } = membro;
  const [caminho, entrada] = emailNaFila(resumo(chave, 'teste'), {
    tipo: 'mensagem',
    para: colaborador.email,
    dados: { ...dadosDaCarta(membro, pedido, { projeto, organizadora, destino }), teste: 'sim' },
  });
  // The same test is one mail, ever.
  await db.runTransaction(async (tx) => {
    if (!(await tx.get(db.doc(caminho))).exists) tx.create(db.doc(caminho), entrada);
  });
}

const MUDARAM = (antes: number, agora: number) =>
  `Eram ${antes} empresas quando você conferiu e agora são ${agora}. Confira e envie de novo.`;

export async function enviar(
  membro: Membro,
  { para, ...pedido }: z.infer<typeof contratos.enviar.entrada>,
): Promise<z.infer<typeof contratos.enviar.saida>> {
  const { db, contexto, uid, chave } = membro;
  const id = chave.slice(0, 20);
  const caminho = caminhosDaMensagem.um(contexto, id);
  exigirRemetente(membro);
  // What this request sent already is sent: whoever stopped or came since changes nothing of it.
  const feito = await ler(db, mensagemSchema, caminho);
  if (feito) return { id, para: feito.para };
  const { projeto, organizadora, vao, pararam } = await preparar(membro, pedido);
  if (vao.length === 0) throw new ErroDoProduto('Nenhuma empresa está nesta seleção.');
  if (vao.length > MAXIMO_DE_DESTINATARIOS)
    throw new ErroDoProduto(
      `São ${vao.length} empresas, e uma mensagem vai a no máximo ${MAXIMO_DE_DESTINATARIOS}. Escolha uma fase ou categoria.`,
    );
  if (vao.length !== para) throw new ErroDoProduto(MUDARAM(para, vao.length));
  const agora = new Date();
  return db.runTransaction(async (tx) => {
    const ja = await ler(db, mensagemSchema, caminho, tx);
    if (ja) return { id, para: ja.para };
    await consumirEm(tx, db, 'cartasDaOrganizacao', [
      { chave: contexto.empresaId, maximo: CARTAS_POR_DIA, minutos: 24 * 60, usos: vao.length },
    ]);
    const { idProjeto, assunto, texto, selecao } = pedido;
    tx.create(db.doc(caminho), {
      idProjeto,
      assunto,
      texto,
      selecao,
      para: vao.length,
      pararam: pararam.length,
      ...carimbo(agora, uid),
    });
    for (const destino of vao) {
      const { idEmpresa, nomeEmOrdem } = destino.linha;
      const segredo = novoSegredo();
      const onde = caminhosDaMensagem.destinatario(contexto, id, idEmpresa);
      tx.create(db.doc(onde), {
        nome: destino.empresa.nomeFantasia,
        nomeEmOrdem,
        estado: 'NA_FILA',
        motivo: '',
        em: agora,
        hash: hashDoSegredo(segredo),
        caixa: idDaCaixa(destino.empresa.responsavel.email),
      });
      const [naFila, entrada] = emailNaFila(resumo('mensagem', chave, idEmpresa), {
        tipo: 'mensagem',
        para: destino.empresa.responsavel.email,
        dados: { ...dadosDaCarta(membro, pedido, { projeto, organizadora, destino }), id, segredo },
        destinatario: onde,
      });
      tx.create(db.doc(naFila), entrada);
    }
    for (const { linha, empresa } of pararam)
      tx.create(db.doc(caminhosDaMensagem.destinatario(contexto, id, linha.idEmpresa)), {
        nome: empresa.nomeFantasia,
        nomeEmOrdem: linha.nomeEmOrdem,
        estado: 'PAROU',
        motivo: '',
        em: agora,
        hash: null,
        caixa: idDaCaixa(empresa.responsavel.email),
      });
    auditar(
      { db, tx, chave },
      { contexto, acao: 'MENSAGEM', quem: uid, alvo: caminho },
      {},
      { projeto: idProjeto, empresas: vao.length },
    );
    return { id, para: vao.length };
  });
}

export async function listar(
  membro: Membro,
  idProjeto: string,
): Promise<z.infer<typeof contratos.listar.saida>> {
  exigirRemetente(membro);
  const { db, contexto } = membro;
  const { docs } = await db
    .collection(caminhosDaMensagem.todos(contexto))
    .where('idProjeto', '==', idProjeto)
    .orderBy('createdAt', 'desc')
    .limit(MAXIMO_DE_LISTADOS)
    .get();
  const lidos = docs.flatMap((documento) => {
    const um = legivel(mensagemSchema, documento);
    return um ? [{ ...um, id: documento.id }] : [];
  });
  const quem = (uid: string) => caminhos.colaborador(contexto, uid);
  const pessoas = await lerTodos(
    db,
    lidos.map(({ createdBy }) => quem(createdBy)),
  );
  return {
    mensagens: lidos.map(({ id, assunto, createdAt, createdBy, para, pararam }) => {
      const nome: unknown = pessoas.get(quem(createdBy))?.get('nome');
      return {
        id,
        assunto,
        em: createdAt.toISOString(),
        por: typeof nome === 'string' ? nome : 'Pessoa removida',
        para,
        pararam,
      };
    }),
  };
}

export async function ver(
  membro: Membro,
  { id, idProjeto }: { id: string; idProjeto: string },
): Promise<z.infer<typeof contratos.ver.saida>> {
  exigirRemetente(membro);
  const { db, contexto } = membro;
  const um = await ler(db, mensagemSchema, caminhosDaMensagem.um(contexto, id));
  if (um?.idProjeto !== idProjeto) throw new ErroDoProduto('Mensagem não encontrada.');
  const { docs } = await db
    .collection(caminhosDaMensagem.destinatarios(contexto, id))
    .orderBy('nomeEmOrdem')
    .limit(MAXIMO_DE_DESTINATARIOS)
    .get();
  return {
    assunto: um.assunto,
    texto: um.texto,
    em: um.createdAt.toISOString(),
    destinatarios: docs.flatMap((documento) => {
      const destinatario = legivel(destinatarioSchema, documento);
      if (!destinatario) return [];
      const { nome, estado, motivo } = destinatario;
      return [{ id: documento.id, nome, estado, motivo }];
    }),
  };
}
