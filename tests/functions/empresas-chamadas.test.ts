// Companies by callables: created and invited whole or not at all, once per CNPJ and request, by the right people only.
import { auditoriaSchema } from '@/domain/auditoria/auditoria';
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { contadorDeEmpresasSchema } from '@/domain/comum/contadores';
import { empresaSchema } from '@/domain/empresas/empresa';
import { camposDaEmpresa } from '@/domain/empresas/empresa-form';
import { licenciadas } from '@/domain/empresas/licenciada';
import type { Papel } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { FieldValue, ler } from '@functions/banco';
import { caminhoDoCnpj } from '@functions/nucleo/empresas';
import { NOME_RESERVADO } from '@/domain/empresas/nome-parecido';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { umaEmpresa, umColaborador } from '@tests/support/documentos';
import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assentar, cenario, chamar, db, logo } from './apoio';
import { cartasPara, chamarAqui, comMatriz, entrarCom, SENHA, tokenDe } from './contas';

// Whichever test comes first waits for the functions to be loaded.

const CRIAR = 'empresasFunctions-criarEmpresa';
const CONVIDAR = 'empresasFunctions-inviteEmpresa';
const MUDAR = 'empresasFunctions-updateEmpresa';
const STATUS = 'empresasFunctions-setStatusEmpresa';
const REMOVER = 'empresasFunctions-removeEmpresa';
const NEGADO = { erro: { status: 'PERMISSION_DENIED', message: 'Permissão negada' } };
const OK = { resultado: { ok: true } };

const umCnpj = () => {
  const raiz = `${randomInt(1_000_000, 9_999_999)}B${randomInt(1000, 9999)}`;
  return `${raiz}${digitosDoCnpj(raiz)}`;
};
const umId = () => randomUUID().replaceAll('-', '').slice(0, 20);
const umEmail = () => `pessoa.convidada-${randomUUID().slice(0, 8)}@exemplo.com.br`;

/** What the form sends; telephone numbers as the form keeps them. */
function cadastro(cnpj = umCnpj(), email = umEmail()) {
  const campos = camposDaEmpresa(umaEmpresa({ cnpj, telefone: '5133330000' }));
  return { ...campos, responsavel: { nome: 'Rosa Responsável', email, telefone: '5133330001' } };
}

/** A licensee with one NORMAL company and somebody of the given role in it. */
async function alguem(papel: Papel, master = false) {
  const c = await cenario([]);
  const p = c.pessoa('Pessoa', papel);
  await db.doc(caminhos.licenciada(c.contexto.licenciadaId)).set(umaLicenciada());
  await db.doc(p.referencia).set(umColaborador(p));
  return { ...c, pessoa: p, por: { uid: p.uid, email: p.email, master } };
}
type Alguem = Awaited<ReturnType<typeof alguem>>;

/** The administrator of another company of the same licensee. */
async function colega({ contexto: { licenciadaId } }: Alguem): Promise<Alguem> {
  const outra = await cenario([]);
  const contexto = { ...outra.contexto, licenciadaId };
  const nova = outra.pessoa('Colega', 'ADMIN');
  const pessoa = { ...nova, contexto, referencia: caminhos.colaborador(contexto, nova.uid) };
  await db.doc(caminhos.empresa(contexto)).set(umaEmpresa({ cnpj: umCnpj() }));
  await db.doc(pessoa.referencia).set(umColaborador(pessoa));
  return { ...outra, contexto, pessoa, por: { uid: pessoa.uid, email: pessoa.email, master: false } };
}

const criar = ({ contexto, por }: Alguem, mudancas: object = {}, requestId = randomUUID()) =>
  chamarAqui(
    CRIAR,
    { ...contexto, id: umId(), role: 'NORMAL', dados: cadastro(), ...mudancas },
    { por, requestId },
  );
const convidar = ({ contexto, por }: Alguem, mudancas: object = {}, requestId = randomUUID()) =>
  chamarAqui(
    CONVIDAR,
    { ...contexto, cnpj: umCnpj(), nome: 'Cometa Logística', email: umEmail(), registro: null, ...mudancas },
    { por, requestId },
  );
const empresaEm = (a: Alguem, empresaId: string) =>
  ler(db, empresaSchema, caminhos.empresa({ ...a.contexto, empresaId }));

describe('criarEmpresa', () => {
  it('cria a empresa com a matriz e convida quem responde por ela', async () => {
    const ana = await alguem('ADMIN');
    const [id, email] = [umId(), umEmail()];
    const dados = { ...cadastro(umCnpj(), email), nomeFantasia: 'Ótica São João' };
    expect(await criar(ana, { id, dados })).toEqual({ resultado: { id } });
    const contexto = { ...ana.contexto, empresaId: id };
    const empresa = await empresaEm(ana, id);
    expect(empresa).toMatchObject({
      nomeEmOrdem: 'otica sao joao',
      status: 'ATIVO',
      role: 'NORMAL',
      createdBy: ana.pessoa.uid,
    });
    expect((await db.collection(caminhos.autorizacao(contexto)).count().get()).data().count).toBe(180);
    const [uid = ''] = empresa?.colaboradores ?? [];
    expect(await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid))).toMatchObject({
      nome: 'Rosa Responsável',
      nomeEmOrdem: 'rosa responsavel',
      email,
      role: 'ADMIN',
      status: 'PENDING',
      empresaRole: 'NORMAL',
    });
    await logo(async () => {
      const [carta] = await cartasPara(email);
      expect(carta?.subject).toBe(`Convite para ${empresa?.nomeFantasia}`);
      expect(carta?.text).toContain('Pessoa convidou você');
    });
    const trilha = await db.collection(caminhos.auditoria(contexto)).get();
    expect(trilha.docs.map((d) => auditoriaSchema.shape.acao.parse(d.get('acao'))).toSorted()).toEqual([
      'CONVITE',
      'EMPRESA_CRIADA',
    ]);
  });

  it('o mesmo pedido, repetido e em paralelo, cria uma e manda um e-mail', async () => {
    const ana = await alguem('ADMIN');
    const [requestId, email] = [randomUUID(), umEmail()];
    const pedido = { id: umId(), dados: cadastro(umCnpj(), email) };
    const respostas = await Promise.all([1, 2, 3].map(() => criar(ana, pedido, requestId)));
    expect(new Set(respostas.map((r) => JSON.stringify(r))).size).toBe(1);
    await logo(async () => expect(await cartasPara(email)).toHaveLength(1));
  });

  it('CNPJ repetido em quatro pedidos paralelos cria uma só, e as outras nada deixam', async () => {
    const ana = await alguem('ADMIN');
    const cnpj = umCnpj();
    const pedidos = Array.from({ length: 4 }, () => ({ id: umId(), dados: cadastro(cnpj) }));
    const respostas = await Promise.all(pedidos.map((pedido) => criar(ana, pedido)));
    expect(respostas.filter(({ resultado }) => resultado)).toHaveLength(1);
    expect(respostas.flatMap(({ erro }) => erro?.message ?? [])).toEqual(
      Array.from({ length: 3 }, () => 'Empresa já cadastrada'),
    );
    for (const [i, { id, dados }] of pedidos.entries()) {
      const criada = respostas[i]?.resultado !== undefined;
      expect((await empresaEm(ana, id)) !== undefined).toBe(criada);
      await logo(async () => expect(await cartasPara(dados.responsavel.email)).toHaveLength(criada ? 1 : 0));
    }
  });

  it('o id de uma empresa que existe não a substitui', async () => {
    const ana = await alguem('ADMIN');
    const { erro } = await criar(ana, { id: ana.contexto.empresaId });
    expect(erro?.message).toBe('Erro ao criar empresa');
    expect((await empresaEm(ana, ana.contexto.empresaId))?.createdBy).not.toBe(ana.pessoa.uid);
    expect(await criar(ana)).toHaveProperty('resultado');
  });

  it.each<Papel>(['MEMBER', 'TEAM', 'MASTER', 'COLLABORATOR'])('%s não cadastra', async (papel) => {
    const a = await alguem(papel);
    expect(await criar(a)).toEqual(NEGADO);
    expect(await convidar(a)).toEqual(NEGADO);
  });

  it('nem ADMIN de empresa convidada, de empresa inativa, de outra licenciada, nem sem entrar', async () => {
    const [gilda, ivo, lia, ana] = await Promise.all([1, 2, 3, 4].map(() => alguem('ADMIN')));
    if (!gilda || !ivo || !lia || !ana) throw new Error('faltou alguém');
    await db.doc(gilda.pessoa.referencia).update({ empresaRole: 'CONVIDADA' });
    await db.doc(ivo.pessoa.referencia).update({ empresaStatus: 'INATIVO' });
    expect(await criar(gilda)).toEqual(NEGADO);
    expect((await criar(ivo)).erro?.message).toBe('Empresa inativa');
    await db.doc(gilda.pessoa.referencia).update({ empresaRole: 'NORMAL' });
    await db.doc(ivo.pessoa.referencia).update({ empresaStatus: 'ATIVO' });
    for (const quem of [gilda, ivo, lia]) expect(await criar(quem)).toHaveProperty('resultado');
    expect(await criar(lia, ana.contexto)).toEqual(NEGADO);
    expect(await criar(lia, { ...ana.contexto, empresaId: null })).toEqual(NEGADO);
    expect(
      (await chamar(CRIAR, { ...ana.contexto, id: umId(), role: 'NORMAL', dados: cadastro() })).status,
    ).toBe(401);
  });

  it('MASTER da plataforma cria a primeira empresa de uma licenciada, que passa a ser a dela', async () => {
    const otavio = await alguem('COLLABORATOR', true);
    const licenciadaId = `nova-${umId()}`;
    await db.doc(caminhos.licenciada(licenciadaId)).set(umaLicenciada({ empresaId: null }));
    const id = umId();
    expect(await criar(otavio, { licenciadaId, empresaId: null, id })).toEqual({ resultado: { id } });
    expect((await ler(db, licenciadas.schema, caminhos.licenciada(licenciadaId)))?.empresaId).toBe(id);
    const { erro } = await criar(otavio, { licenciadaId: 'nao-existe', empresaId: null });
    expect(erro?.message).toBe('Nenhuma licenciada selecionada');
  });

  it.each<[string, object, string | RegExp]>([
    ['CNPJ inválido', { dados: cadastro('12345678901234') }, 'CNPJ inválido'],
    ['campo a mais', { status: 'ATIVO' }, /status/],
    ['id que escapa da pasta', { id: '../x' }, /./],
  ])('recusa %s', async (_, mudancas, mensagem) => {
    const { erro } = await criar(await alguem('ADMIN'), mudancas);
    expect(erro?.status).toBe('INVALID_ARGUMENT');
    expect(erro?.message).toMatch(mensagem);
  });

  it('recusa logomarca de outra pasta', async () => {
    const ana = await alguem('ADMIN');
    const id = umId();
    const com = (empresaId: string) => {
      const path = `${caminhos.empresa({ ...ana.contexto, empresaId })}/logo/a/b.png`;
      return { id, dados: { ...cadastro(), image: [{ path, name: 'b.png', size: 10, type: 'image/png' }] } };
    };
    expect(await criar(ana, com(ana.contexto.empresaId))).toEqual(NEGADO);
    expect(await criar(ana, com(id))).toEqual({ resultado: { id } });
  });
});

describe('inviteEmpresa', () => {
  it('cria a convidada com o que se sabe e convida quem responde pelo projeto', async () => {
    const ana = await alguem('ADMIN');
    const [cnpj, email] = [umCnpj(), umEmail()];
    const { resultado } = await convidar(ana, { cnpj, email });
    const { id } = resultado as { id: string };
    const empresa = await empresaEm(ana, id);
    expect(empresa).toMatchObject({
      cnpj,
      role: 'CONVIDADA',
      nomeFantasia: 'Cometa Logística',
      razaoSocial: 'Cometa Logística',
      porte: null,
      responsavel: { email },
      idColaboradorConvidando: ana.pessoa.uid,
    });
    const [uid = ''] = empresa?.colaboradores ?? [];
    const referencia = caminhos.colaborador({ ...ana.contexto, empresaId: id }, uid);
    expect(await ler(db, colaboradorSchema, referencia)).toMatchObject({
      role: 'ADMIN',
      status: 'PENDING',
      empresaRole: 'CONVIDADA',
    });
    await logo(async () => expect(await cartasPara(email)).toHaveLength(1));
  });

  it('aproveita o que a base nacional disse', async () => {
    const ana = await alguem('ADMIN');
    const { endereco } = umaEmpresa();
    const registro = {
      razaoSocial: 'COMETA LOGISTICA LTDA',
      nomeFantasia: '',
      email: 'nao é e-mail',
      telefone: '5133330000',
      codigoCNAE: '4930202',
      cnae: 'Transporte',
      porte: 'MICRO_EMPRESA',
      endereco,
    };
    const { resultado } = await convidar(ana, { registro, email: 'contato.cometa@exemplo.com.br' });
    expect(await empresaEm(ana, (resultado as { id: string }).id)).toMatchObject({
      razaoSocial: 'COMETA LOGISTICA LTDA',
      email: 'contato.cometa@exemplo.com.br',
      porte: 'MICRO_EMPRESA',
      endereco,
    });
  });

  it('de empresa já cadastrada diz só isso, e não manda e-mail', async () => {
    const ana = await alguem('ADMIN');
    const [cnpj, email] = [umCnpj(), umEmail()];
    await convidar(ana, { cnpj });
    expect((await convidar(ana, { cnpj, email })).erro?.message).toBe('Empresa já cadastrada');
    expect(await cartasPara(email)).toEqual([]);
  });

  it.each([
    [{ cnpj: '' }, 'CNPJ é obrigatório'],
    [{ nome: ' ' }, 'Nome é obrigatório'],
    [{ email: '' }, 'E-mail é obrigatório'],
    [{ email: 'ana@x.com\r\nBcc: todos@x.com' }, 'E-mail inválido'],
  ])('recusa %o', async (mudancas, mensagem) =>
    expect((await convidar(await alguem('ADMIN'), mudancas)).erro?.message).toBe(mensagem),
  );
});

const agir = (nome: string, { contexto, por }: Alguem, pedido: object) =>
  chamarAqui(nome, { ...contexto, ...pedido }, { por });
const mudar = (a: Alguem, pedido: object) => agir(MUDAR, a, pedido);

/** A company of the licensee made by the person, and what its editor has before them. */
async function comOutra(a: Alguem) {
  const id = umId();
  const dados = cadastro();
  await criar(a, { id, dados });
  const contexto = { ...a.contexto, empresaId: id };
  const lida = await empresaEm(a, id);
  return { id, dados, contexto, lidoEm: lida?.updatedAt.getTime() };
}

describe('updateEmpresa', () => {
  it('muda o cadastro e o CNPJ, que libera o antigo', async () => {
    const ana = await alguem('ADMIN');
    const { id, dados, lidoEm, contexto } = await comOutra(ana);
    const cnpj = umCnpj();
    expect(await mudar(ana, { id, lidoEm, dados: { ...dados, cnpj, nomeFantasia: 'Outro nome' } })).toEqual(
      OK,
    );
    expect(await empresaEm(ana, id)).toMatchObject({
      cnpj,
      nomeFantasia: 'Outro nome',
      nomeEmOrdem: 'outro nome',
      updatedBy: ana.pessoa.uid,
    });
    expect((await db.doc(caminhoDoCnpj(dados.cnpj)).get()).exists).toBe(false);
    expect((await db.doc(caminhoDoCnpj(cnpj)).get()).data()).toMatchObject(contexto);
  });

  it('quem abriu antes de outra mudança recebe um aviso e nada se perde', async () => {
    const ana = await alguem('ADMIN');
    const { id, dados, lidoEm } = await comOutra(ana);
    await mudar(ana, { id, lidoEm, dados: { ...dados, nomeFantasia: 'Primeira' } });
    const { erro } = await mudar(ana, { id, lidoEm, dados: { ...dados, nomeFantasia: 'Segunda' } });
    expect(erro?.message).toMatch(/^Outra pessoa alterou este registro/);
    expect((await empresaEm(ana, id))?.nomeFantasia).toBe('Primeira');
  });

  it('CNPJ de outra empresa não', async () => {
    const ana = await alguem('ADMIN');
    const [uma, outra] = [await comOutra(ana), await comOutra(ana)];
    const com = (cnpj: string) =>
      mudar(ana, { id: uma.id, lidoEm: uma.lidoEm, dados: { ...uma.dados, cnpj } });
    expect((await com(outra.dados.cnpj)).erro?.message).toBe('Empresa já cadastrada');
    expect(await com(umCnpj())).toEqual(OK);
  });

  it('sem a permissão de editar não; com ela, a própria, menos o CNPJ', async () => {
    const mel = await alguem('MEMBER');
    const id = mel.contexto.empresaId;
    const propria = await empresaEm(mel, id);
    const dados = { ...cadastro(propria?.cnpj), nomeFantasia: 'Nova fachada' };
    const pedido = { id, lidoEm: propria?.updatedAt.getTime(), dados };
    await comMatriz(mel.contexto, 'MEMBER', { 1: { editar: false } });
    expect(await mudar(mel, pedido)).toEqual(NEGADO);
    await comMatriz(mel.contexto, 'MEMBER', { 1: { criacao: false, remover: false } });
    expect(await mudar(mel, { ...pedido, dados: { ...dados, cnpj: umCnpj() } })).toEqual(NEGADO);
    expect(await mudar(mel, pedido)).toEqual(OK);
  });

  it('A32 uma convidada não passa a se chamar como quem organiza; a licenciada sabe como chama as suas', async () => {
    const gilda = await alguem('ADMIN');
    const id = gilda.contexto.empresaId;
    const organiza = { ...gilda.contexto, empresaId: umId() };
    await db.doc(caminhos.empresa(organiza)).set(umaEmpresa({ nomeFantasia: 'Federação das Indústrias' }));
    const ser = (role: 'NORMAL' | 'CONVIDADA') => db.doc(caminhos.empresa(gilda.contexto)).update({ role });
    const renomear = async (nomeFantasia: string) => {
      await assentar();
      const atual = await empresaEm(gilda, id);
      const dados = { ...cadastro(atual?.cnpj), razaoSocial: 'Cometa Ltda', nomeFantasia };
      return mudar(gilda, { id, lidoEm: atual?.updatedAt.getTime(), dados });
    };
    await ser('CONVIDADA');
    expect((await renomear('FEDERACAO das lndustrias')).erro?.message).toBe(NOME_RESERVADO);
    expect(await renomear('Cometa Logística')).toEqual(OK);
    await ser('NORMAL');
    expect(await renomear('FEDERACAO das lndustrias')).toEqual(OK);
    // Who was called so before goes on changing the rest.
    await ser('CONVIDADA');
    expect(await renomear('FEDERACAO das lndustrias')).toEqual(OK);
  });

  it('a de outra licenciada não', async () => {
    const [ana, lia] = [await alguem('ADMIN'), await alguem('ADMIN')];
    const { id, dados, lidoEm } = await comOutra(ana);
    const { erro } = await mudar(lia, { id, lidoEm, dados });
    expect(erro?.message).toBe('Nenhuma empresa selecionada');
    expect(await mudar(lia, { ...ana.contexto, id, lidoEm, dados })).toEqual(NEGADO);
    expect(await mudar(ana, { id, lidoEm, dados })).toEqual(OK);
  });
});

describe('status e remoção', () => {
  it('inativar chega às pessoas da empresa; ativar também', async () => {
    const ana = await alguem('ADMIN');
    const { id, contexto } = await comOutra(ana);
    const [uid = ''] = (await empresaEm(ana, id))?.colaboradores ?? [];
    for (const status of ['INATIVO', 'ATIVO']) {
      expect(await agir(STATUS, ana, { id, status })).toEqual(OK);
      await logo(async () => {
        const pessoa = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid));
        expect(pessoa?.empresaStatus).toBe(status);
      });
    }
  });

  it('remover é para sempre, libera o CNPJ e conta uma a menos', async () => {
    const ana = await alguem('ADMIN');
    const { id, dados } = await comOutra(ana);
    const total = async () =>
      (
        await ler(
          db,
          contadorDeEmpresasSchema,
          caminhos.contadorDaLicenciada(ana.contexto.licenciadaId, 'empresas'),
        )
      )?.NORMAL;
    await logo(async () => expect(await total()).toBe(2));
    expect(await agir(REMOVER, ana, { id })).toEqual(OK);
    expect(await agir(REMOVER, ana, { id })).toEqual(OK);
    expect((await empresaEm(ana, id))?.deletedAt).toBeInstanceOf(Date);
    await logo(async () => expect(await total()).toBe(1));
    expect((await criar(ana, { dados })).erro).toBeUndefined();
  });

  it('A72 só quem a trouxe, ou a plataforma, muda, inativa e remove uma empresa', async () => {
    const [ana, otavio] = [await alguem('ADMIN'), await alguem('MASTER', true)];
    const bia = await colega(ana);
    const { id, dados, lidoEm } = await comOutra(ana);
    expect((await empresaEm(ana, id))?.idEmpresaConvidando).toBe(ana.contexto.empresaId);
    const atos = [
      [MUDAR, { id, lidoEm, dados: { ...dados, nomeFantasia: 'Nome de outra' } }],
      [STATUS, { id, status: 'INATIVO' }],
      [REMOVER, { id }],
    ] as const;
    for (const [funcao, pedido] of atos) expect(await agir(funcao, bia, pedido)).toEqual(NEGADO);
    // Companies stored before say nothing of who brought them: the platform's, to everybody but itself.
    await db
      .doc(caminhos.empresa({ ...ana.contexto, empresaId: id }))
      .update({ idEmpresaConvidando: FieldValue.delete() });
    for (const [funcao, pedido] of atos)
      for (const quem of [ana, bia]) expect(await agir(funcao, quem, pedido)).toEqual(NEGADO);
    expect(await empresaEm(ana, id)).toMatchObject({
      nomeFantasia: dados.nomeFantasia,
      status: 'ATIVO',
      deletedAt: null,
    });
    const daPlataforma = { ...ana.contexto, empresaId: null };
    for (const [funcao, pedido] of atos)
      expect(await agir(funcao, otavio, { ...pedido, ...daPlataforma })).toEqual(OK);
  });

  it('A72 quem a trouxe muda, inativa e remove; de uma empresa que deixou de organizar, não mais', async () => {
    const ana = await alguem('ADMIN');
    const { id, dados, lidoEm } = await comOutra(ana);
    const inativar = () => agir(STATUS, ana, { id, status: 'INATIVO' });
    await db.doc(ana.pessoa.referencia).update({ empresaRole: 'CONVIDADA' });
    expect(await inativar()).toEqual(NEGADO);
    await db.doc(ana.pessoa.referencia).update({ empresaRole: 'NORMAL' });
    expect(await mudar(ana, { id, lidoEm, dados: { ...dados, nomeFantasia: 'Outro nome' } })).toEqual(OK);
    expect(await inativar()).toEqual(OK);
    expect(await agir(REMOVER, ana, { id })).toEqual(OK);
  });

  it('A72 a empresa que outra muda fica sabendo; o que ela mesma muda não é notícia', async () => {
    const ana = await alguem('ADMIN');
    const { id, dados, lidoEm, contexto } = await comOutra(ana);
    const [uid = ''] = (await empresaEm(ana, id))?.colaboradores ?? [];
    await db.doc(caminhos.colaborador(contexto, uid)).update({ status: 'ACTIVE' });
    const ditas = async () =>
      (await db.collection(caminhos.notificacoes(contexto, uid)).where('tipo', '==', 'EMPRESA').get()).docs
        .map((aviso) => (aviso.get('detalhe') as { empresa: string }).empresa)
        .toSorted();
    await mudar(ana, { id, lidoEm, dados: { ...dados, nomeFantasia: 'Nome de fora' } });
    await assentar();
    expect(await ditas()).toEqual(['ALTERADA']);
    await agir(STATUS, ana, { id, status: 'INATIVO' });
    await agir(STATUS, ana, { id, status: 'ATIVO' });
    await assentar();
    expect(await ditas()).toEqual(['ALTERADA', 'ATIVADA', 'INATIVADA']);
    await db
      .doc(caminhos.empresa(contexto))
      .update({ telefone: '4733330199', updatedBy: uid, updatedAt: new Date() });
    await db.doc(caminhos.empresa(contexto)).update({ categorias: 'Outra', updatedBy: ana.pessoa.uid });
    await assentar();
    expect(await ditas()).toHaveLength(3);
  });

  it.each([
    ['inativada', STATUS, { status: 'INATIVO' }],
    ['removida', REMOVER, {}],
  ])('A72 a empresa %s por outra fica sabendo por e-mail, uma vez', async (como, funcao, pedido) => {
    const ana = await alguem('ADMIN');
    const { id, dados, contexto } = await comOutra(ana);
    const [uid = ''] = (await empresaEm(ana, id))?.colaboradores ?? [];
    const ditas = async () => {
      await assentar();
      const cartas = await cartasPara(dados.responsavel.email);
      return cartas.map(({ subject }) => subject).filter((assunto) => assunto.endsWith(` foi ${como}`));
    };
    const requestId = randomUUID();
    const agirDeNovo = () =>
      chamarAqui(funcao, { ...ana.contexto, id, ...pedido }, { por: ana.por, requestId });
    await db.doc(caminhos.colaborador(contexto, uid)).update({ status: 'ACTIVE' });
    expect(await ditas()).toEqual([]);
    for (const _vez of [1, 2]) expect(await agirDeNovo()).toEqual(OK);
    expect(await ditas()).toEqual([`${dados.nomeFantasia} foi ${como}`]);
  });

  it.each([
    ['desabilitada', { status: 'DISABLED' }],
    ['removida', { deletedAt: new Date() }],
  ])('A121 a pessoa %s sai da lista de quem a empresa nomeia; as outras ficam', async (_, mudanca) => {
    const ana = await alguem('ADMIN');
    const { id, contexto } = await comOutra(ana);
    const [uid = ''] = (await empresaEm(ana, id))?.colaboradores ?? [];
    await db.doc(caminhos.empresa(contexto)).update({ colaboradores: [uid, 'outra-pessoa'] });
    await db.doc(caminhos.colaborador(contexto, uid)).update({ status: 'ACTIVE' });
    await assentar();
    expect((await empresaEm(ana, id))?.colaboradores).toEqual([uid, 'outra-pessoa']);
    await db.doc(caminhos.colaborador(contexto, uid)).update(mudanca);
    await assentar();
    expect((await empresaEm(ana, id))?.colaboradores).toEqual(['outra-pessoa']);
  });

  it('A72 a empresa da própria licenciada só a plataforma fecha, ainda que outra a tenha trazido', async () => {
    const [ana, otavio] = [await alguem('ADMIN'), await alguem('MASTER', true)];
    const { id } = await comOutra(ana);
    const licenciada = db.doc(caminhos.licenciada(ana.contexto.licenciadaId));
    await licenciada.update({ empresaId: id });
    for (const [funcao, mais] of [
      [STATUS, { status: 'INATIVO' }],
      [REMOVER, {}],
    ] as const) {
      const { erro } = await agir(funcao, ana, { id, ...mais });
      expect(erro?.message).toMatch(/^Esta é a empresa da própria licenciada\./);
    }
    expect(await empresaEm(ana, id)).toMatchObject({ status: 'ATIVO', deletedAt: null });
    const daPlataforma = { ...ana.contexto, empresaId: null, id };
    expect(await agir(STATUS, otavio, { ...daPlataforma, status: 'INATIVO' })).toEqual(OK);
    expect(await agir(STATUS, ana, { id, status: 'ATIVO' })).toEqual(OK);
    await licenciada.update({ empresaId: ana.contexto.empresaId });
    expect(await agir(STATUS, ana, { id, status: 'INATIVO' })).toEqual(OK);
    expect(await agir(REMOVER, ana, { id })).toEqual(OK);
  });

  it('nem a própria empresa, nem por quem não administra a licenciada', async () => {
    const [ana, mel] = [await alguem('ADMIN'), await alguem('MEMBER')];
    expect(await agir(STATUS, ana, { id: ana.contexto.empresaId, status: 'INATIVO' })).toEqual(NEGADO);
    expect(await agir(REMOVER, ana, { id: ana.contexto.empresaId })).toEqual(NEGADO);
    expect(await agir(STATUS, mel, { id: mel.contexto.empresaId, status: 'INATIVO' })).toEqual(NEGADO);
    expect((await empresaEm(ana, ana.contexto.empresaId))?.status).toBe('ATIVO');
  });
});

it('abrirEmpresa põe a empresa no token de quem é dela, e de mais ninguém', async () => {
  const [ana, lia] = [await alguem('ADMIN'), await alguem('ADMIN')];
  const ABRIR = 'empresasFunctions-abrirEmpresa';
  const token = await tokenDe(ana.pessoa);
  expect(await chamar(ABRIR, ana.contexto, { token })).toEqual({ status: 200, ...OK });
  const { idToken = '' } = await entrarCom(ana.pessoa.email, SENHA);
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject(ana.contexto);
  expect(await chamarAqui(ABRIR, ana.contexto, { por: lia.por })).toEqual(NEGADO);
});
