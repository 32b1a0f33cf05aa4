// Invitations to a questionnaire (part 1 §7): who may send them, what they leave, repeats, refusals, the mailed link.
import { caminhos } from '@/domain/comum/caminhos';
import { diaEscrito } from '@/domain/comum/datas';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { caminhosDoStatus } from '@/domain/projetos/status';
import type { Persona } from '@tests/support/personas';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { emDias, umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo, comRelogioParado } from './apoio';
import { cartasPara, chamarAqui, comFlags, esquecerResposta } from './contas';

const CONVIDAR = 'colaboradoresFunctions-inviteColaboradorDiagnostico';
const ACEITAR = 'conviteDiagnostico-checkUser';

let c: Cenario;
let admin: Persona;
let membro: Persona;
const umEmail = () => `respondente-${randomUUID().slice(0, 8)}@exemplo.com.br`;
const pedido = (emails: string[], mais: object = {}) => ({
  emails,
  idEmpresa: c.contexto.empresaId,
  idProjeto: 'premio',
  idQuestionario: 'lideranca',
  ...c.contexto,
  ...mais,
});
const convitesPara = async (email: string) =>
  (await db.collection(caminhos.convites).where('email', '==', email).get()).docs.map((d) => d.data());

/** One that may be answered now. */
const questionario = (mudancas: object = {}) => ({
  ...umQuestionario({ uid: 'ana' }),
  dataAtuacao: emDias(-5),
  dataVigencia: emDias(60),
  ...mudancas,
});

const recusa = async (dados: object, por = admin) =>
  (await chamarAqui(CONVIDAR, dados, { por })).erro?.message;

beforeAll(async () => {
  c = await cenario([]);
  const raiz = caminhos.empresa(c.contexto);
  await db.doc(`${raiz}/projetos/premio`).set(umProjeto(c.pessoa('Ana'), { nome: 'Prêmio Inovação' }));
  await db.doc(`${raiz}/questionarios/lideranca`).set(questionario());
  await db.doc(`${raiz}/questionarios/antigo`).set(questionario({ deletedAt: new Date() }));
  await db.doc(`${raiz}/questionarios/passado`).set(questionario({ dataVigencia: emDias(-1) }));
  [admin, membro] = [c.pessoa('Ana', 'ADMIN'), c.pessoa('Mario', 'MEMBER')];
  for (const p of [admin, membro]) await db.doc(p.referencia).set(umColaborador(p));
  await comFlags(c.contexto, 'MEMBER', { criacao: true });
});

it('o respondente é externo, só do diagnóstico, e o link do e-mail o deixa entrar', async () => {
  const email = umEmail();
  const { resultado } = await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  const [uid = ''] = (resultado as { colaboradores: string[] }).colaboradores;
  const lido = async () =>
    colaboradorSchema.parse(
      Object.fromEntries(
        Object.entries((await db.doc(caminhos.colaborador(c.contexto, uid)).get()).data() ?? {}).map(
          ([campo, valor]) => [
            campo,
            typeof valor === 'object' && valor && 'toDate' in valor ? valor.toDate() : valor,
          ],
        ),
      ),
    );
  expect(await lido()).toMatchObject({
    status: 'PENDING',
    role: 'COLLABORATOR',
    externo: true,
    diagnostico: true,
    gestao: false,
    configuracoes: false,
  });
  expect(await convitesPara(email)).toMatchObject([
    {
      idProjeto: 'premio',
      projetoNome: 'Prêmio Inovação',
      idQuestionario: 'lideranca',
      externo: true,
      convite: true,
    },
  ]);
  const carta = await logo(async () => {
    const [achada] = await cartasPara(email);
    if (!achada) throw new Error('ainda não');
    return achada;
  });
  expect(carta.text).toContain('Prêmio Inovação');
  // R13: which questionnaire, and until when.
  const { nome, dataVigencia } = questionario();
  expect(carta.subject).toContain(nome);
  expect(carta.text).toContain(`ao questionário ${nome}, de Prêmio Inovação`);
  expect(carta.text).toContain(`até ${diaEscrito(dataVigencia)}`);
  const link = carta.links.find((l) => l.includes('/convite-diagnostico/')) ?? '';
  const url = new URL(link);
  expect(url.pathname).toBe(
    `/convite-diagnostico/${c.contexto.licenciadaId}/premio/${c.contexto.empresaId}/${uid}`,
  );
  const [conviteId = '', segredo = ''] = url.hash.replace('#convite=', '').split('.');
  const ids = { colaboradorId: uid, empresaId: c.contexto.empresaId, projetoId: 'premio' };
  const aceite = { conviteId, segredo, email, nome: 'Rita Respondente', senha: 'senha-da-rita', ...ids };
  for (const [campo, outro] of Object.entries({ ...ids, segredo: 'x'.repeat(32), email: umEmail() })) {
    const { erro } = await chamarAqui(ACEITAR, { ...aceite, [campo]: campo in ids ? 'outro' : outro });
    expect(erro?.message).toMatch(/^Convite não encontrado/);
  }
  expect(await lido()).toMatchObject({ status: 'PENDING' });
  expect(await chamarAqui(ACEITAR, aceite)).toMatchObject({ resultado: c.contexto });
  expect(await lido()).toMatchObject({ status: 'ACTIVE', nome: 'Rita Respondente', externo: true });
  expect(await convitesPara(email)).toMatchObject([{ convite: false }]);

  // Answered is answered: asking again sends nothing and reopens nothing.
  await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  expect(await convitesPara(email)).toMatchObject([{ convite: false }]);
  // The invitation and the welcome.
  await logo(async () => expect(await cartasPara(email)).toHaveLength(2));
});

const tentar = (dados: object, ip: string) => chamarAqui(ACEITAR, dados, { ip });
it('E27 vinte tentativas de quem só sabe o id do convite não fecham a porta à pessoa convidada', () =>
  comRelogioParado(async () => {
    const email = umEmail();
    await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
    const carta = await logo(async () => {
      const [achada] = await cartasPara(email);
      if (!achada) throw new Error('ainda não');
      return achada;
    });
    const link = new URL(carta.links.find((l) => l.includes('/convite-diagnostico/')) ?? '');
    const [conviteId = '', segredo = ''] = link.hash.replace('#convite=', '').split('.');
    const ids = {
      colaboradorId: (await contaDe(email))?.uid,
      empresaId: c.contexto.empresaId,
      projetoId: 'premio',
    };
    const aceite = { conviteId, segredo, email, nome: 'Rui Respondente', senha: 'senha-do-rui', ...ids };
    const falso = { ...aceite, segredo: 'x'.repeat(32) };
    for (let vez = 0; vez < 20; vez++)
      expect((await tentar(falso, '198.51.100.7')).erro?.message).toMatch(/^Convite não encontrado/);
    expect((await tentar(falso, '198.51.100.7')).erro?.message).toMatch(/^Muitas tentativas/);
    expect(await tentar(aceite, '203.0.113.9')).toMatchObject({ resultado: c.contexto });
  }));

it('quem já trabalha na empresa mantém o que tem, e repetir não deixa dois convites', async () => {
  const { email } = membro;
  const { autenticacao } = await import('@functions/nucleo/contas');
  await (await autenticacao()).createUser({ uid: membro.uid, email, emailVerified: true });
  for (let vez = 0; vez < 2; vez++) await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  expect((await db.doc(membro.referencia).get()).data()).toMatchObject({
    role: 'MEMBER',
    externo: false,
    gestao: true,
  });
  expect(await convitesPara(email)).toMatchObject([{ externo: false, convite: true }]);
});

it('só quem pode convidar, no máximo dez, com endereços, projeto e questionário que existem', async () => {
  const email = umEmail();
  expect(await recusa(pedido([email]), membro)).toBe('Permissão negada');
  expect(await recusa(pedido([]))).toBe('Nenhum e-mail inserido');
  expect(await recusa(pedido(Array.from({ length: 11 }, umEmail)))).toBe(
    'Não é possível enviar mais de 10 convites por vez.',
  );
  expect(await recusa(pedido([email, 'isto não']))).toBe('Um dos e-mails informados é inválido: isto não');
  expect(await recusa(pedido([email], { idProjeto: 'outro' }))).toBe('Projeto não selecionado');
  expect(await recusa(pedido([email], { idProjeto: 'premio/x/y' }))).toBe('Projeto não selecionado');
  expect(await recusa(pedido([email], { idQuestionario: 'antigo' }))).toBe('Questionário não selecionado');
  expect(await recusa(pedido([email], { idQuestionario: 'passado' }))).toBe(
    'O questionário não está mais disponível.',
  );
  expect(await recusa(pedido([email], { idEmpresa: 'de-outra-licenciada' }))).toBe('Projeto não selecionado');
  expect(await convitesPara(email)).toEqual([]);
  expect(await cartasPara(email)).toEqual([]);
  expect(await recusa(pedido([email]))).toBeUndefined();
});

it('de várias pessoas as boas são convidadas, e a desabilitada é nomeada (W5)', async () => {
  const [boa, fora] = [umEmail(), c.pessoa('Fora', 'MEMBER')];
  const { autenticacao } = await import('@functions/nucleo/contas');
  await (await autenticacao()).createUser({ uid: fora.uid, email: fora.email, emailVerified: true });
  await db.doc(fora.referencia).set(umColaborador(fora, { status: 'DISABLED' }));
  const { resultado } = await chamarAqui(CONVIDAR, pedido([fora.email, boa]), { por: admin });
  expect(resultado).toEqual({
    colaboradores: [(await contaDe(boa))?.uid],
    recusados: [{ email: fora.email, motivo: 'Esta pessoa está desabilitada nesta empresa.' }],
  });
  expect(await convitesPara(fora.email)).toEqual([]);
  expect(await convitesPara(boa)).toHaveLength(1);
  expect(await recusa(pedido([fora.email]))).toBe(
    `A pessoa de ${fora.email} está desabilitada nesta empresa.`,
  );
});

it('o mesmo endereço não recebe convites sem fim (E18)', () =>
  comRelogioParado(async () => {
    const email = umEmail();
    for (let vez = 0; vez < 5; vez++) expect(await recusa(pedido([email]))).toBeUndefined();
    expect(await recusa(pedido([umEmail(), email]))).toMatch(/^Muitas tentativas/);
    expect(await recusa(pedido([umEmail()]))).toBeUndefined();
  }));

const contaDe = async (email: string) => {
  const { autenticacao } = await import('@functions/nucleo/contas');
  return (await autenticacao()).getUserByEmail(email).catch(() => undefined);
};

it('um convite recusado não deixa conta para trás', async () => {
  const email = umEmail();
  expect(await recusa(pedido([email], { idProjeto: 'outro' }))).toBe('Projeto não selecionado');
  expect(await contaDe(email)).toBeUndefined();
  expect(await recusa(pedido([email]))).toBeUndefined();
  expect(await contaDe(email)).toMatchObject({ email });
});

it('o mesmo pedido feito outra vez depois de uma queda não muda o segredo já enviado', async () => {
  const email = umEmail();
  const requestId = randomUUID();
  expect(await chamarAqui(CONVIDAR, pedido([email]), { por: admin, requestId })).toHaveProperty('resultado');
  const [antes] = await convitesPara(email);
  await esquecerResposta(CONVIDAR, admin, requestId);
  expect(await chamarAqui(CONVIDAR, pedido([email]), { por: admin, requestId })).toHaveProperty('resultado');
  expect(await convitesPara(email)).toEqual([antes]);
  // Another request is another mail, and the first link goes on working; the project's name comes again.
  const projeto = db.doc(`${caminhos.empresa(c.contexto)}/projetos/premio`);
  await projeto.update({ nome: 'Prêmio renomeado' });
  expect(await chamarAqui(CONVIDAR, pedido([email]), { por: admin })).toHaveProperty('resultado');
  const [depois] = await convitesPara(email);
  expect(depois?.['hashes']).toEqual([...((antes?.['hashes'] ?? []) as string[]), expect.any(String)]);
  expect(depois).toMatchObject({ projetoNome: 'Prêmio renomeado' });
  await projeto.update({ nome: 'Prêmio Inovação' });
  await logo(async () => expect(await cartasPara(email)).toHaveLength(2));
});

it('quem organiza diz que empresas participam; as outras não convidam', async () => {
  const organizadora = { ...c.contexto, empresaId: `${c.contexto.empresaId}-organizadora` };
  const raiz = caminhos.empresa(organizadora);
  await db.doc(raiz).set(umaEmpresa({ nomeFantasia: 'Organizadora' }));
  await db.doc(`${raiz}/projetos/premio`).set(umProjeto(c.pessoa('Ana'), { nome: 'Prêmio' }));
  await db.doc(`${raiz}/questionarios/lideranca`).set(questionario());
  const email = umEmail();
  const deFora = pedido([email], { idEmpresa: organizadora.empresaId });
  const participa = (empresaId: string, mudancas = {}) =>
    db
      .doc(caminhosDoStatus.um(organizadora, 'premio', empresaId))
      .set(umStatus('premio', empresaId, mudancas));
  const recusada = 'A sua empresa não participa deste projeto.';
  expect(await recusa(deFora)).toBe(recusada);
  await participa('outra');
  expect(await recusa(deFora)).toBe(recusada);
  await participa(c.contexto.empresaId, { deletedAt: new Date() });
  expect(await recusa(deFora)).toBe(recusada);
  expect(await contaDe(email)).toBeUndefined();
  await participa(c.contexto.empresaId);
  expect(await recusa(deFora)).toBeUndefined();
  // The same questionnaire id of two organisers is two questionnaires.
  expect(await recusa(pedido([email]))).toBeUndefined();
  const organizadoras = (await convitesPara(email)).map(({ idEmpresa }) => String(idEmpresa));
  expect(organizadoras.toSorted()).toEqual([c.contexto.empresaId, organizadora.empresaId].toSorted());
});

it('quem respondeu, foi removido e é convidado outra vez tem um convite aberto', async () => {
  const email = umEmail();
  const { resultado } = await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  const [uid = ''] = (resultado as { colaboradores: string[] }).colaboradores;
  const [convite] = (await db.collection(caminhos.convites).where('email', '==', email).get()).docs;
  await convite?.ref.update({ convite: false, respondidoEm: new Date() });
  const membroDele = db.doc(caminhos.colaborador(c.contexto, uid));
  await membroDele.update({ status: 'ACTIVE', inviteAcceptedAt: new Date(), deletedAt: new Date() });
  await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  expect(await convitesPara(email)).toMatchObject([{ convite: true, cancelado: false, respondidoEm: null }]);
  expect((await membroDele.get()).data()).toMatchObject({ status: 'PENDING', deletedAt: null });
});

/** Somebody invited to the questionnaire, as the record stands then. */
async function respondente(mais: object = {}) {
  const email = umEmail();
  const { resultado } = await chamarAqui(CONVIDAR, pedido([email]), { por: admin });
  const [uid = ''] = (resultado as { colaboradores: string[] }).colaboradores;
  const ref = db.doc(caminhos.colaborador(c.contexto, uid));
  await ref.set(mais, { merge: true });
  return { email, ref, uid };
}

describe('quem responde é convidado a trabalhar na empresa', () => {
  const COLEGA = 'colaboradoresFunctions-inviteColaborador';
  const AREAS = { gestao: true, diagnostico: true, incentivo: true, configuracoes: true };
  const comoColega = (email: string, requestId?: string) =>
    chamarAqui(
      COLEGA,
      { nome: 'Rita Respondente', email, ...AREAS, ...c.contexto },
      { por: admin, ...(requestId ? { requestId } : {}) },
    );
  const jaDentro = { status: 'ACTIVE', inviteAcceptedAt: new Date(), nome: 'Rita de Cássia' };

  it('já dentro, passa a colega sem sair, com o nome que escolheu, e uma vez só', async () => {
    const { email, ref, uid } = await respondente(jaDentro);
    const requestId = randomUUID();
    expect(await comoColega(email, requestId)).toEqual({ resultado: { colaboradorId: uid } });
    expect((await ref.get()).data()).toMatchObject({
      nome: 'Rita de Cássia',
      status: 'ACTIVE',
      role: 'MEMBER',
      externo: false,
      gestao: true,
    });
    await esquecerResposta(COLEGA, admin, requestId);
    expect(await comoColega(email, requestId)).toHaveProperty('resultado');
    expect((await comoColega(email)).erro?.message).toMatch(/^Já existe um colaborador/);
    await logo(async () =>
      expect((await cartasPara(email)).some(({ subject }) => subject.startsWith('Boas-vindas'))).toBe(true),
    );
  });

  it('ainda não dentro, recebe um convite de colega; desabilitado, não volta por aqui', async () => {
    const pendente = await respondente();
    expect(await comoColega(pendente.email)).toHaveProperty('resultado');
    expect((await pendente.ref.get()).data()).toMatchObject({
      status: 'PENDING',
      externo: false,
      role: 'MEMBER',
    });
    expect((await convitesPara(pendente.email)).some(({ idQuestionario }) => idQuestionario === null)).toBe(
      true,
    );
    const fora = await respondente({ ...jaDentro, status: 'DISABLED' });
    expect((await comoColega(fora.email)).erro?.message).toBe('Esta pessoa está desabilitada nesta empresa.');
    expect((await fora.ref.get()).data()).toMatchObject({ status: 'DISABLED', externo: true });
  });
});
