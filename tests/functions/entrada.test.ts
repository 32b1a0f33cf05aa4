// Visitors bring companies in (part 3 §7; decisions Q147): what they may see, the captcha, one company, no enumeration.
import type { apresentarProjeto, inviteEmpresaExterno } from '@/domain/contratos/entrada';
import { caminhos } from '@/domain/comum/caminhos';
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import { empresaSchema } from '@/domain/empresas/empresa';
import { NOME_RESERVADO } from '@/domain/empresas/nome-parecido';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { consentimentoSchema } from '@/domain/pessoas/consentimentos';
import { termosLidos } from '@/domain/projetos/entrada';
import { umEmbaixador } from '@/domain/projetos/apoio.exemplo';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { TERMOS_EM_ORDEM } from '@/domain/projetos/termos-da-inscricao';
import { ler } from '@functions/banco';
import { CAPTCHA_INDISPONIVEL, CAPTCHA_RECUSADO, CAPTCHA_VENCIDO } from '@functions/chamada/captcha';
import { emDias, umaEmpresa, umColaborador, umProjeto } from '@tests/support/documentos';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { captchaToken } from '../local/standins-captcha.mjs';
import { cenario, db, logo, comRelogioParado } from './apoio';
import { cartasPara, chamarAqui, entrarCom, SENHA, tokenDe, umIp } from './contas';
import { umCnpj } from './cnpjs';

const INSCREVER = 'projetosFunctions-inviteEmpresaExterno';
const APRESENTAR = 'projetosFunctions-apresentarProjeto';
type Envio = z.input<typeof inviteEmpresaExterno.entrada>;

const umId = () => randomUUID().replaceAll('-', '').slice(0, 20);
const umEmail = () => `dona-${randomUUID().slice(0, 8)}@exemplo.com.br`;

async function cena(projeto: Partial<Projeto> = {}, empresa: object = {}) {
  const c = await cenario([]);
  const ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(caminhos.licenciada(c.contexto.licenciadaId)).set(umaLicenciada());
  await db.doc(caminhos.empresa(c.contexto)).set(umaEmpresa({ nomeFantasia: 'Organizadora', ...empresa }));
  await db.doc(ana.referencia).set(umColaborador(ana));
  const idProjeto = `premio-${umId()}`;
  await db
    .doc(caminhos.projeto(c.contexto, idProjeto))
    .set(umProjeto(ana, { embaixadores: ['associacao'], embaixadoresPessoas: ['marisa'], ...projeto }));
  for (const [caminho, nome] of [
    [`${caminhos.embaixadores(c.contexto)}/associacao`, 'Associação Comercial'],
    [`${caminhos.embaixadoresPessoas(c.contexto)}/marisa`, 'Marisa Couto'],
  ] as const)
    await db.doc(caminho).set(umEmbaixador(ana, { nome }));
  return { ...c, ana, idProjeto };
}
type Cena = Awaited<ReturnType<typeof cena>>;

const CADASTRO = {
  razaoSocial: 'Cometa Logística Ltda',
  email: 'contato@cometa.exemplo',
  telefone: '4733334444',
  codigoCNAE: '4930202',
  cnae: 'Transporte rodoviário de carga',
  porte: 'EMPRESA_PEQUENO_PORTE',
  numeroColaboradores: 'ATE_50',
  responsavel: { nome: 'Dona da Cometa', telefone: '47999998888' },
  endereco: {
    cep: '13010000',
    logradouro: 'Rua das Acácias',
    numero: '100',
    complemento: '',
    bairro: 'Centro',
    estado: 'SP',
    cidade: 'Campinas',
  },
} as const;

const pedido = ({ contexto, idProjeto }: Cena, mudancas: object = {}): Envio => ({
  ...contexto,
  projetoId: idProjeto,
  idEmpresa: umId(),
  cnpj: umCnpj(),
  nome: 'Cometa Logística',
  email: umEmail(),
  captcha: captchaToken(),
  termos: termosLidos,
  cadastro: CADASTRO,
  registro: null,
  categoria: 'Indústria',
  embaixador: { origem: 'embaixador', id: 'associacao' },
  autocadastroOrigin: 'EVENTO',
  ...mudancas,
});
const linhas = async ({ contexto }: Cena) =>
  (await db.collection(caminhosDoStatus.status(contexto)).get()).size;
const recusa = async (dados: Envio) => (await chamarAqui(INSCREVER, dados)).erro?.message;
const cnpjExiste = async (cnpj: string) => (await db.doc(`cnpjs/${cnpj}`).get()).exists;
const FEITO = { resultado: { ok: true } };

const ver = ({ contexto, idProjeto }: Cena, mudancas: object = {}) =>
  chamarAqui(APRESENTAR, { ...contexto, projetoId: idProjeto, ...mudancas } satisfies z.input<
    typeof apresentarProjeto.entrada
  >);

const visto = async (projeto: Partial<Projeto>) => (await ver(await cena(projeto))).resultado;

describe('o que um visitante vê de um projeto', () => {
  it('nome, período, regulamento, categorias e embaixadores; mais nada', async () => {
    const c = await cena();
    const { resultado } = await ver(c);
    expect(resultado).toMatchObject({
      licenciadaId: c.contexto.licenciadaId,
      situacao: 'abertas',
      embaixadores: [
        { origem: 'embaixador', id: 'associacao', nome: 'Associação Comercial' },
        { origem: 'embaixadorPessoa', id: 'marisa', nome: 'Marisa Couto' },
      ],
    });
    expect(Object.keys(resultado as object).toSorted()).toEqual([
      'banner',
      'categorias',
      'embaixadores',
      'fim',
      'inicio',
      'licenciadaId',
      'linkRegulamento',
      'nome',
      'situacao',
    ]);
  });

  it('o banner vem só enquanto é exibido', async () => {
    const imagem = {
      path: 'licenciadas/l/empresas/e/projetos/p/banner/x/a.png',
      name: 'a.png',
      size: 1,
      type: 'image/png',
    };
    const comBanner: Partial<Projeto> = {
      images: [imagem],
      urlImages: ['https://premio.exemplo/'],
      descricaoImages: ['Inscreva a sua empresa'],
      posicao: 2,
    };
    expect(await visto({ ...comBanner, exibir: false })).toMatchObject({ banner: null });
    expect(await visto({ ...comBanner, exibir: true })).toMatchObject({
      banner: {
        posicao: 2,
        imagens: [
          { path: imagem.path, descricao: 'Inscreva a sua empresa', link: 'https://premio.exemplo/' },
        ],
      },
    });
  });

  it('Q3 o endereço curto, sem a licenciada, chega ao mesmo projeto', async () => {
    const c = await cena();
    expect(await ver(c, { licenciadaId: null })).toEqual(await ver(c));
  });

  it('F19 outra licenciada copia os ids e não toma nem fecha o endereço curto', async () => {
    const c = await cena();
    const licenciadaId = `${c.contexto.licenciadaId}-x`;
    const copia = { licenciadaId, empresaId: c.contexto.empresaId };
    await db.doc(caminhos.licenciada(licenciadaId)).set(umaLicenciada());
    await db.doc(caminhos.empresa(copia)).set(umaEmpresa({ nomeFantasia: 'Cópia' }));
    await db
      .doc(caminhos.projeto(copia, c.idProjeto))
      .set({ ...umProjeto(c.ana, { nome: 'Prêmio copiado' }), createdAt: new Date() });
    expect(await ver(c, { licenciadaId: null })).toEqual(await ver(c));
    expect((await ver(c, { licenciadaId })).resultado).toMatchObject({ nome: 'Prêmio copiado' });
    // Somebody's project that is gone is not another's.
    await db.doc(caminhos.projeto(c.contexto, c.idProjeto)).update({ deletedAt: new Date() });
    expect((await ver(c, { licenciadaId: null })).erro?.message).toBe('Projeto não encontrado');
  });

  it.each<[string, Partial<Projeto>, string]>([
    ['encerrado', { encerrado: true }, 'encerradas'],
    ['que acabou', { anoAtuacao: emDias(-9), anoVigencia: emDias(-2) }, 'encerradas'],
    ['que não começou', { anoAtuacao: emDias(2) }, 'abrem'],
  ])('um projeto %s diz isso, pelo relógio do servidor', async (_, projeto, situacao) => {
    expect((await ver(await cena(projeto))).resultado).toMatchObject({ situacao });
  });

  it('link errado: nem a empresa nem o projeto se adivinham', async () => {
    const c = await cena();
    expect((await ver(c, { projetoId: 'nenhum' })).erro?.message).toBe('Projeto não encontrado');
    expect((await ver(c, { licenciadaId: null, projetoId: 'nenhum' })).erro?.message).toBe(
      'Projeto não encontrado',
    );
    expect((await ver(c, { empresaId: 'nenhuma' })).erro?.message).toBe('Empresa não encontrada');
    expect((await ver(c, { empresaId: '../x' })).erro?.status).toBe('INVALID_ARGUMENT');
    const removido = await cena({ deletedAt: emDias(-1) });
    expect((await ver(removido)).erro?.message).toBe('Projeto não encontrado');
    const inativa = await cena({}, { status: 'INATIVO' });
    expect((await ver(inativa)).erro?.message).toBe('Empresa não encontrada');
  });
});

describe('uma empresa se cadastra sozinha', () => {
  it('F14 vira CONVIDADA e ATIVA, com a linha, a origem, as provas do aceite e o convite', async () => {
    const c = await cena();
    const dados = pedido(c);
    expect(await chamarAqui(INSCREVER, dados, { ip: '203.0.113.77' })).toEqual(FEITO);
    const dela = { ...c.contexto, empresaId: dados.idEmpresa };
    const empresa = await ler(db, empresaSchema, caminhos.empresa(dela));
    expect(empresa).toMatchObject({
      role: 'CONVIDADA',
      status: 'ATIVO',
      setores: ['Diagnóstico'],
      categorias: 'Indústria',
      cnpj: dados.cnpj,
      nomeFantasia: dados.nome,
      porte: 'EMPRESA_PEQUENO_PORTE',
      autocadastroOrigin: 'EVENTO',
      createdBy: 'autocadastro',
      updatedBy: 'autocadastro',
      embaixadorReference: `${caminhos.embaixadores(c.contexto)}/associacao`,
      embaixadorPessoaReference: null,
    });
    expect(empresa?.embaixadores).toMatchObject([
      { origem: 'embaixador', projetoReference: caminhos.projeto(c.contexto, c.idProjeto) },
    ]);
    const [uid = ''] = empresa?.colaboradores ?? [];
    expect(await ler(db, colaboradorSchema, caminhos.colaborador(dela, uid))).toMatchObject({
      role: 'ADMIN',
      status: 'PENDING',
      email: dados.email,
      nome: 'Dona da Cometa',
    });
    const linha = caminhosDoStatus.um(c.contexto, c.idProjeto, dados.idEmpresa);
    expect(await ler(db, statusSchema, linha)).toMatchObject({
      status: 1,
      origem: 'AUTOCADASTRO',
      categoria: 'Indústria',
      embaixador: 'associacao',
      embaixadorPessoa: null,
    });
    for (const termo of TERMOS_EM_ORDEM) {
      const prova = `${caminhos.consentimentos(dela)}/${uid}_${termo}_${termosLidos[termo]}`;
      expect(await ler(db, consentimentoSchema, prova)).toMatchObject({
        termo,
        versao: termosLidos[termo],
        createdBy: uid,
        rede: '203.0.113.0/24',
      });
    }
    await logo(async () => {
      const [carta] = await cartasPara(dados.email);
      expect(carta?.text).toContain('Cometa Logística foi inscrita em Prêmio Empresa Inovadora');
      expect(carta?.links.some((link) => link.includes('/convite/'))).toBe(true);
    });
  });

  it('pela página do projeto bastam três campos e a categoria, e o registro público completa', async () => {
    const c = await cena();
    const { responsavel: _r, numeroColaboradores: _n, ...registro } = CADASTRO;
    const dados = pedido(c, {
      cadastro: null,
      categoria: 'Indústria',
      embaixador: null,
      autocadastroOrigin: null,
      registro: { ...registro, nomeFantasia: 'COMETA' },
    });
    expect(await chamarAqui(INSCREVER, dados)).toEqual(FEITO);
    const dela = { ...c.contexto, empresaId: dados.idEmpresa };
    expect(await ler(db, empresaSchema, caminhos.empresa(dela))).toMatchObject({
      role: 'CONVIDADA',
      razaoSocial: 'Cometa Logística Ltda',
      setores: ['Diagnóstico'],
      endereco: { cidade: 'Campinas' },
    });
    const linha = caminhosDoStatus.um(c.contexto, c.idProjeto, dados.idEmpresa);
    expect(await ler(db, statusSchema, linha)).toMatchObject({
      origem: 'EXTERNO',
      categoria: 'Indústria',
    });
  });

  it('F13 duas ao mesmo tempo com o mesmo CNPJ: uma empresa; a outra ouve que já há', async () => {
    const c = await cena();
    const cnpj = umCnpj();
    const fins = await Promise.all([1, 2].map(() => chamarAqui(INSCREVER, pedido(c, { cnpj }))));
    expect(fins.filter(({ resultado }) => resultado)).toHaveLength(1);
    expect(fins.flatMap(({ erro }) => erro?.message ?? [])).toEqual(['Empresa já cadastrada']);
    expect(await linhas(c)).toBe(1);
  });

  it('F17 o e-mail de uma conta que já existe responde igual, e não dá nem tira direito algum', async () => {
    const c = await cena();
    const bia = c.pessoa('Bia', 'TEAM');
    await tokenDe(bia);
    await db.doc(bia.referencia).set(umColaborador(bia));
    const dados = pedido(c, { email: bia.email });
    expect(await chamarAqui(INSCREVER, dados)).toEqual(FEITO);
    // Her account and her membership are as they were; the company waits for whoever owns the mailbox.
    expect((await entrarCom(bia.email, SENHA)).idToken).toBeTruthy();
    expect(await ler(db, colaboradorSchema, bia.referencia)).toMatchObject({
      role: 'TEAM',
      status: 'ACTIVE',
    });
    const nela = caminhos.colaborador({ ...c.contexto, empresaId: dados.idEmpresa }, bia.uid);
    expect(await ler(db, colaboradorSchema, nela)).toMatchObject({ role: 'ADMIN', status: 'PENDING' });
  });

  it.each<[string, Partial<Projeto>, string]>([
    ['encerrado', { encerrado: true }, 'Inscrições encerradas..'],
    ['que acabou', { anoAtuacao: emDias(-9), anoVigencia: emDias(-2) }, 'Inscrições encerradas..'],
    ['que não começou', { anoAtuacao: emDias(2) }, 'As inscrições deste projeto ainda não abriram.'],
    ['removido', { deletedAt: emDias(-1) }, 'Projeto não encontrado'],
  ])('em um projeto %s ninguém entra, e nada fica', async (_, projeto, frase) => {
    const c = await cena(projeto);
    const dados = pedido(c);
    expect(await recusa(dados)).toBe(frase);
    expect(await linhas(c)).toBe(0);
    expect(await cnpjExiste(dados.cnpj)).toBe(false);
  });

  it('a organizadora inativa, a categoria e o embaixador que o projeto não tem são recusados', async () => {
    const c = await cena();
    const inativa = await cena({}, { status: 'INATIVO' });
    expect(await recusa(pedido(inativa))).toBe('Empresa não encontrada');
    expect(await recusa(pedido(c, { categoria: 'Outra' }))).toBe('Categoria não encontrada');
    expect(await recusa(pedido(c, { categoria: '' }))).toBe('Escolha a categoria.');
    expect(await recusa(pedido(c, { embaixador: { origem: 'embaixador', id: 'marisa' } }))).toBe(
      'Dados do embaixador não fornecidos',
    );
    expect(await linhas(c)).toBe(0);
  });

  it('A32 não se chama como quem organiza, como a licenciada ou como um programa, por mais parecido que se escreva', async () => {
    const c = await cena({ nome: 'Prêmio Inova Sul' });
    const outra = { ...c.contexto, empresaId: umId() };
    await db.doc(caminhos.empresa(outra)).set(umaEmpresa({ nomeFantasia: 'Boreal Têxtil' }));
    await db.doc(caminhos.projeto(outra, 'p')).set(umProjeto(c.ana, { nome: 'Selo Verde' }));
    const { nome: licenciada } = umaLicenciada();
    for (const nome of [
      'ORGANIZADORA',
      'Оrgаnizаdоrа',
      'Premio  Inova-Sul',
      'B0real Textil',
      'Selo-Verde.',
      licenciada,
    ]) {
      expect(await recusa(pedido(c, { nome })), nome).toBe(NOME_RESERVADO);
      const cadastro = { ...CADASTRO, razaoSocial: nome };
      expect(await recusa(pedido(c, { cadastro })), nome).toBe(NOME_RESERVADO);
    }
    const tresCampos = { cadastro: null, registro: null, embaixador: null };
    expect(await recusa(pedido(c, { nome: 'organizadora', ...tresCampos }))).toBe(NOME_RESERVADO);
    // What is invisible is refused before anybody compares.
    expect(await recusa(pedido(c, { nome: 'Selo Ver\u{200B}de' }))).toMatch(/^Escreva o nome/);
    expect(await linhas(c)).toBe(0);
    expect(await chamarAqui(INSCREVER, pedido(c, { nome: 'Organizadora de Eventos' }))).toEqual(FEITO);
  });

  it('o id de uma empresa que existe não a muda', async () => {
    const c = await cena();
    const antes = await db.doc(caminhos.empresa(c.contexto)).get();
    expect(await recusa(pedido(c, { idEmpresa: c.contexto.empresaId }))).toBe('Erro ao criar empresa');
    expect((await db.doc(caminhos.empresa(c.contexto)).get()).data()).toEqual(antes.data());
  });

  it.each([
    ['F14 papel', { role: 'NORMAL' }],
    ['F14 status', { status: 'INATIVO' }],
    ['F14 colaboradores', { colaboradores: ['outro'] }],
    ['F14 embaixadores prontos', { embaixadores: [] }],
    ['F14 campo a mais no cadastro', { cadastro: { ...CADASTRO, role: 'NORMAL' } }],
    ['F14 campo a mais no endereço', { cadastro: { ...CADASTRO, endereco: { ...CADASTRO.endereco, x: 1 } } }],
    ['CNPJ errado', { cnpj: '12345678901234' }],
    ['nome que é um endereço', { nome: 'Ganhe em www.exemplo.com' }],
    [
      'nome do responsável que é um endereço',
      { cadastro: { ...CADASTRO, responsavel: { nome: 'https://x.yz', telefone: '47999998888' } } },
    ],
    ['e-mail com outra linha', { email: 'a@b.exemplo\r\nBcc: x@y.z' }],
    ['telefone sem número', { cadastro: { ...CADASTRO, telefone: 'abc' } }],
    ['porte que não há', { cadastro: { ...CADASTRO, porte: 'ENORME' } }],
    ['estado que não há', { cadastro: { ...CADASTRO, endereco: { ...CADASTRO.endereco, estado: 'XX' } } }],
    ['CEP curto', { cadastro: { ...CADASTRO, endereco: { ...CADASTRO.endereco, cep: '123' } } }],
    ['texto de mil páginas', { nome: 'x'.repeat(60_000) }],
    ['origem que não há', { autocadastroOrigin: 'PANFLETO' }],
    ['termos de outra versão', { termos: { ...termosLidos, regulamento: '2020-01-01' } }],
    ['um só dos termos', { termos: { regulamento: termosLidos.regulamento } }],
    ['captcha vazio', { captcha: '' }],
    ['id que sai do lugar', { idEmpresa: '../x' }],
  ])('recusa %s, e nada fica', async (_, mudancas) => {
    const c = await cena();
    const dados = pedido(c, mudancas);
    expect((await chamarAqui(INSCREVER, dados)).erro?.status).toBe('INVALID_ARGUMENT');
    expect(await linhas(c)).toBe(0);
    expect(await cnpjExiste(dados.cnpj)).toBe(false);
  });
});

describe('o captcha vem antes de tudo', () => {
  it.each([
    ['de outra página', () => captchaToken({ hostname: 'outra.exemplo' }), CAPTCHA_RECUSADO],
    ['inventado', () => 'inventado', CAPTCHA_RECUSADO],
    ['velho', () => captchaToken({ at: Date.now() - 150_000 }), CAPTCHA_VENCIDO],
    ['com o serviço fora do ar', () => captchaToken({ how: 'erro' }), CAPTCHA_INDISPONIVEL],
    ['com uma página em vez de resposta', () => captchaToken({ how: 'bloqueio' }), CAPTCHA_INDISPONIVEL],
    ['sem resposta a tempo', () => captchaToken({ how: 'lento' }), CAPTCHA_INDISPONIVEL],
  ])('F15 %s: nada se diz de um CNPJ que existe, nem de um que não existe', async (_, token, frase) => {
    const c = await cena();
    const cnpj = umCnpj();
    expect(await chamarAqui(INSCREVER, pedido(c, { cnpj }))).toEqual(FEITO);
    for (const outro of [cnpj, umCnpj()])
      expect(await recusa(pedido(c, { cnpj: outro, captcha: token() }))).toBe(frase);
    expect(await linhas(c)).toBe(1);
  });

  it('F03 usado uma vez não vale de novo', async () => {
    const c = await cena();
    const captcha = captchaToken();
    expect(await chamarAqui(INSCREVER, pedido(c, { captcha }))).toEqual(FEITO);
    expect(await recusa(pedido(c, { captcha }))).toBe(CAPTCHA_VENCIDO);
    expect(await linhas(c)).toBe(1);
  });

  it('F15 de um mesmo lugar, depois de trinta por hora nada mais se pergunta', () =>
    comRelogioParado(async () => {
      const c = await cena();
      const ip = umIp();
      const tentar = () => chamarAqui(INSCREVER, pedido(c, { captcha: 'inventado' }), { ip });
      for (let i = 0; i < 30; i++) expect((await tentar()).erro?.message).toBe(CAPTCHA_RECUSADO);
      expect((await tentar()).erro?.status).toBe('RESOURCE_EXHAUSTED');
      // Its twin: from elsewhere the same goes on.
      expect(await chamarAqui(INSCREVER, pedido(c))).toEqual(FEITO);
    }));

  it('E18 a caixa de uma pessoa recebe cinco por hora, contadas depois do captcha', () =>
    comRelogioParado(async () => {
      const c = await cena();
      const email = umEmail();
      for (let i = 0; i < 6; i++) await recusa(pedido(c, { email, captcha: 'inventado' }));
      for (let i = 0; i < 5; i++) expect(await chamarAqui(INSCREVER, pedido(c, { email }))).toEqual(FEITO);
      expect((await chamarAqui(INSCREVER, pedido(c, { email }))).erro?.status).toBe('RESOURCE_EXHAUSTED');
      expect(await linhas(c)).toBe(5);
    }));
});

describe('a resposta se perdeu', () => {
  it('E20 o mesmo de novo, com outro captcha, é a mesma empresa e uma mensagem', async () => {
    const c = await cena();
    const [dados, requestId] = [pedido(c), randomUUID()];
    expect(await chamarAqui(INSCREVER, dados, { requestId })).toEqual(FEITO);
    expect(await chamarAqui(INSCREVER, { ...dados, captcha: captchaToken() }, { requestId })).toEqual(FEITO);
    expect(await linhas(c)).toBe(1);
    await logo(async () => expect(await cartasPara(dados.email)).toHaveLength(1));
  });

  it('com outro texto diz que já foi feito, e o de antes responde de novo', async () => {
    const c = await cena();
    const [dados, requestId] = [pedido(c), randomUUID()];
    await chamarAqui(INSCREVER, dados, { requestId });
    const mudado = { ...dados, nome: 'Cometa Corrigida', captcha: captchaToken() };
    expect((await chamarAqui(INSCREVER, mudado, { requestId })).erro?.message).toBe(OUTROS_DADOS);
    expect(await chamarAqui(INSCREVER, dados, { requestId })).toEqual(FEITO);
    expect(await linhas(c)).toBe(1);
  });
});
