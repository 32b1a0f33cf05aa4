// The two pages of visitors: wrong and closed addresses, the CNPJ first, the terms and the captcha last, what was lost.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import { mensagemDoErro } from '@/domain/comum/erros';
import { definirMensagens } from '@/ui/moldura/erro';
import { desenhar } from '@tests/support/render';
import { AutocadastroPage } from './AutocadastroPage';
import { InscricaoExternaPage } from './InscricaoExternaPage';

definirMensagens(mensagemDoErro);

/** The captcha's box; each one drawn gives another token. */
const captcha = vi.hoisted(() => ({ desenhados: 0, vem: true }));
vi.mock('@/ui/formulario/carregarCaptcha', () => ({
  carregarCaptcha: () =>
    captcha.vem
      ? Promise.resolve({
          render: (onde: HTMLElement, { callback }: { callback: (token: string) => void }) => {
            const botao = document.createElement('button');
            botao.type = 'button';
            botao.textContent = 'Não sou um robô';
            const token = `token-${++captcha.desenhados}`;
            botao.addEventListener('click', () => callback(token));
            onde.append(botao);
            return captcha.desenhados;
          },
          reset: () => undefined,
          getResponse: () => '',
          execute: () => undefined,
        })
      : Promise.reject(new Error('não veio')),
}));

const PROJETO = {
  licenciadaId: 'inova',
  nome: 'Prêmio Empresa Inovadora',
  situacao: 'abertas',
  inicio: '2026-11-01',
  fim: '2026-12-31',
  linkRegulamento: 'https://premio.exemplo/regulamento',
  categorias: ['Indústria', 'Serviços'],
  banner: null,
  embaixadores: [{ origem: 'embaixadorPessoa', id: 'marisa', nome: 'Marisa Couto' }],
};
const REGISTRO = {
  razao_social: 'COMETA LOGISTICA LTDA',
  nome_fantasia: 'COMETA',
  email: 'contato@cometa.exemplo',
  ddd_telefone_1: '1930001000',
  porte: 'EMPRESA DE PEQUENO PORTE',
  cnae_fiscal: 4930202,
  cnae_fiscal_descricao: 'Transporte rodoviário de carga',
  cep: '13010000',
  logradouro: 'RUA DAS ACACIAS',
  numero: '100',
  bairro: 'CENTRO',
  municipio: 'CAMPINAS',
  uf: 'SP',
  situacao_cadastral: 2,
};

const json = (valor: unknown, status = 200) => new Response(JSON.stringify(valor), { status });
const recusar = (message: string) => json({ error: { status: 'FAILED_PRECONDITION', message } }, 400);

interface Enviado {
  requestId: string;
  dados: Record<string, unknown>;
}
/** What was sent to the enrolment, in order. */
const enviados: Enviado[] = [];
const inscrever = vi.fn<(enviado: Enviado) => Response>();
const apresentar = vi.fn<() => Response>();
const registro = vi.fn<() => Response>();

function responder(endereco: string, corpo: string): Response {
  if (endereco.includes('apresentarProjeto')) return apresentar();
  if (endereco.includes('/cnpj/')) return registro();
  if (!endereco.includes('inviteEmpresaExterno')) return json([{ nome: 'Campinas' }]);
  const { data } = JSON.parse(corpo) as { data: Enviado };
  enviados.push(data);
  return inscrever(data);
}

beforeEach(() => {
  enviados.length = 0;
  captcha.vem = true;
  apresentar.mockReset().mockImplementation(() => json({ result: PROJETO }));
  inscrever.mockReset().mockImplementation(() => json({ result: { ok: true } }));
  registro.mockReset().mockImplementation(() => json(REGISTRO));
  vi.stubGlobal('fetch', (endereco: string, opcoes?: RequestInit) => {
    try {
      return Promise.resolve(responder(endereco, typeof opcoes?.body === 'string' ? opcoes.body : ''));
    } catch (erro) {
      return Promise.reject(erro);
    }
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const abrir = (rota: string) =>
  desenhar(
    <Routes>
      <Route path="/auto-cadastro/:licenciadaId/:empresaId/:projetoId" element={<AutocadastroPage />} />
      <Route path="/auto-cadastro/:empresaId/:projetoId" element={<AutocadastroPage />} />
      <Route path="/projeto/:empresaId/:projetoId/:licenciadaId" element={<InscricaoExternaPage />} />
    </Routes>,
    { rota },
  );
const AUTOCADASTRO = '/auto-cadastro/inova/aurora/premio';
const EXTERNA = '/projeto/aurora/premio/inova';

const campo = (rotulo: string) => screen.findByLabelText(rotulo, { selector: 'input' });
async function escrever(rotulo: string, texto: string) {
  const onde = await campo(rotulo);
  await userEvent.clear(onde);
  await userEvent.click(onde);
  await userEvent.paste(texto);
}
const apertar = async (nome: string) => userEvent.click(await screen.findByRole('button', { name: nome }));
async function escolher(rotulo: string, opcao: string) {
  await userEvent.click(await campo(rotulo));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
}
async function comecar(rota: string, cnpj = '12ABC34501DE35') {
  abrir(rota);
  await escrever('CNPJ', cnpj);
  await apertar('Continuar');
}
const SITUACAO = /Inscrições encerradas|ainda não abriram/;

/** Where whoever is registered already is led: signed in, one click enrols the company (decisions P331). */
const PARA_INSCREVER = '/diagnosticoEmpresa?inscrever=inova.aurora.premio';
const comoVoltar = (onde: HTMLElement) =>
  within(onde)
    .getByRole('link', { name: /^Entre com a conta/ })
    .getAttribute('href');

describe('o endereço', () => {
  it.each([AUTOCADASTRO, EXTERNA])('%s mostra o projeto e começa só pelo CNPJ', async (rota) => {
    abrir(rota);
    expect(await screen.findByRole('heading', { name: PROJETO.nome })).toBeVisible();
    expect(screen.getByText(/De 01\/11\/2026 a 31\/12\/2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Regulamento/ })).toHaveAttribute(
      'href',
      PROJETO.linkRegulamento,
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByText(SITUACAO)).toBeNull();
  });

  it('o banner leva aonde a organização quis; a imagem que não vem deixa o que ela diz', async () => {
    const imagens = [{ path: 'banner/a.png', descricao: 'Prêmio 2026', link: 'https://premio.exemplo/' }];
    apresentar.mockImplementation(() =>
      json({ result: { ...PROJETO, banner: { posicao: 1, tempo: 0, trocar: false, imagens } } }),
    );
    abrir(AUTOCADASTRO);
    const link = await screen.findByRole('link', { name: 'Prêmio 2026 (abre em outra aba)' });
    expect(link).toHaveAttribute('href', 'https://premio.exemplo/');
    expect(link).toHaveTextContent('Prêmio 2026');
  });

  it.each([
    ['encerradas', /^Inscrições encerradas\. O projeto vai até 31\/12\/2026/],
    ['abrem', /ainda não abriram\. Elas começam em 01\/11\/2026/],
  ])('com as inscrições %s diz isso, e nada se escreve', async (situacao, frase) => {
    apresentar.mockImplementation(() => json({ result: { ...PROJETO, situacao } }));
    abrir(AUTOCADASTRO);
    expect(await screen.findByText(frase)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['Projeto não encontrado', 'Empresa não encontrada'])('errado: %s', async (frase) => {
    apresentar.mockImplementation(() => recusar(frase));
    abrir(AUTOCADASTRO);
    expect(await screen.findByRole('heading', { name: frase })).toBeVisible();
    expect(screen.getByText('Verifique se o link está correto e tente novamente.')).toBeVisible();
  });

  it('sem conexão diz isso, e tenta de novo', async () => {
    apresentar.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    abrir(AUTOCADASTRO);
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir esta página' })).toBeVisible();
    await apertar('Tentar de novo');
    expect(await screen.findByRole('heading', { name: PROJETO.nome })).toBeVisible();
  });

  it.each([
    ['', 'Digite os 14 caracteres do CNPJ.'],
    ['11.222.333/0001', 'Digite os 14 caracteres do CNPJ.'],
    ['11222333000182', 'CNPJ inválido'],
    ['12ABC34501DE36', 'CNPJ inválido'],
  ])('o CNPJ "%s" não continua', async (cnpj, frase) => {
    abrir(AUTOCADASTRO);
    if (cnpj) await escrever('CNPJ', cnpj);
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
    expect(screen.getByText(frase)).toBeVisible();
    expect(await campo('CNPJ')).toHaveFocus();
  });
});

const CARTAO = { name: 'Empresa encontrada na base nacional' };

async function completarCadastro() {
  await comecar(AUTOCADASTRO);
  expect(await screen.findByRole('group', CARTAO)).toHaveTextContent(/Cometa Logistica Ltda/i);
  await escolher('Número de colaboradores', 'Até 50');
  await escolher('Categoria', 'Serviços');
  await escolher('Embaixador (opcional)', 'Marisa Couto');
  await escolher('Como você soube do projeto? (opcional)', 'Evento');
  await escrever('Nome do responsável', 'Dona da Cometa');
  await escrever('E-mail do responsável', 'dona@cometa.exemplo');
  await escrever('Telefone do responsável', '47999998888');
}
const termos = () => screen.findByRole('dialog', { name: 'Termos da inscrição' });
async function aceitar() {
  const dialogo = within(await termos());
  for (const caixa of dialogo.getAllByRole('checkbox'))
    if (!(caixa as HTMLInputElement).checked) await userEvent.click(caixa);
  await userEvent.click(await dialogo.findByRole('button', { name: 'Não sou um robô' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Aceitar e cadastrar' }));
}

const DE_MEI = { ...REGISTRO, razao_social: 'PESSOA INVENTADA DE TESTE 00000000191', nome_fantasia: '' };
const CPF_DE_FORA = 'Na base nacional, o nome desta empresa traz um CPF, que ficou de fora.';

describe('o autocadastro', () => {
  it('o CPF do nome de um MEI fica de fora, com uma frase (V20)', async () => {
    registro.mockImplementation(() => json(DE_MEI));
    await comecar(AUTOCADASTRO);
    expect(await screen.findByRole('group', CARTAO)).toHaveTextContent('Pessoa Inventada de Teste');
    expect(screen.getByText(CPF_DE_FORA)).toBeVisible();
    expect(screen.queryByText(/00000000191/)).toBeNull();
  });

  it.each([
    ['não encontrado', () => json({ type: 'not_found' }, 404), /12\.ABC\.345\/01DE-35 não foi encontrado/],
    [
      'sem base',
      () => json({}, 500),
      'Base de consulta indisponível no momento. Cadastre os dados manualmente.',
    ],
  ])('CNPJ %s: os campos ficam para a pessoa', async (_caso, resposta, frase) => {
    registro.mockImplementation(resposta);
    await comecar(AUTOCADASTRO);
    expect(await screen.findByText(frase)).toBeVisible();
    expect(await campo('Razão social')).toHaveValue('');
    expect(await campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  });

  it('pede as duas caixas e o captcha, e manda o que foi escrito, sem setores nem papel', async () => {
    await completarCadastro();
    await apertar('Cadastrar empresa');
    const dialogo = within(await termos());
    await dialogo.findByRole('button', { name: 'Não sou um robô' });
    await userEvent.click(dialogo.getByRole('button', { name: 'Aceitar e cadastrar' }));
    await waitFor(() => expect(dialogo.getAllByText('Marque esta caixa para continuar.')).toHaveLength(2));
    expect(dialogo.getByText('Confirme que você não é um robô.')).toBeVisible();
    expect(enviados).toEqual([]);
    await aceitar();
    expect(await screen.findByText('Empresa cadastrada com sucesso!')).toBeVisible();
    expect(
      screen.getByText(/Você receberá um e-mail com as instruções para acessar o sistema/),
    ).toHaveTextContent('dona@cometa.exemplo');
    const dados = enviados[0]?.dados ?? {};
    expect(dados).toMatchObject({
      licenciadaId: 'inova',
      empresaId: 'aurora',
      projetoId: 'premio',
      cnpj: '12ABC34501DE35',
      nome: 'Cometa',
      email: 'dona@cometa.exemplo',
      categoria: 'Serviços',
      embaixador: { origem: 'embaixadorPessoa', id: 'marisa' },
      autocadastroOrigin: 'EVENTO',
      registro: null,
    });
    expect(Object.keys(dados['cadastro'] as object).toSorted()).toEqual([
      'cnae',
      'codigoCNAE',
      'email',
      'endereco',
      'numeroColaboradores',
      'porte',
      'razaoSocial',
      'responsavel',
      'telefone',
    ]);
  });

  it('um cadastro enviado outra vez com outro texto diz o que ficou do primeiro', async () => {
    inscrever.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    await completarCadastro();
    await apertar('Cadastrar empresa');
    await aceitar();
    expect(await within(await termos()).findByText(/Não foi possível falar com o servidor/)).toBeVisible();
    await userEvent.click(within(await termos()).getByRole('button', { name: 'Cancelar' }));
    await escrever('E-mail do responsável', 'outra@cometa.exemplo');
    const [primeiro] = enviados;
    inscrever.mockImplementation(({ dados }) =>
      dados['email'] === primeiro?.dados['email'] ? json({ result: { ok: true } }) : recusar(OUTROS_DADOS),
    );
    await apertar('Cadastrar empresa');
    await aceitar();
    expect(await screen.findByText(/O primeiro envio já inscreveu a empresa "Cometa"/)).toHaveTextContent(
      'com o convite para dona@cometa.exemplo',
    );
    expect(new Set(enviados.map(({ requestId }) => requestId)).size).toBe(1);
    expect(new Set(enviados.map(({ dados }) => dados['idEmpresa'])).size).toBe(1);
  });

  it('recusado, o captcha se marca de novo', async () => {
    inscrever.mockImplementationOnce(() => recusar('Empresa já cadastrada'));
    await completarCadastro();
    await apertar('Cadastrar empresa');
    await aceitar();
    expect(await within(await termos()).findByText('Empresa já cadastrada')).toBeVisible();
    expect(comoVoltar(await termos())).toBe(PARA_INSCREVER);
    await aceitar();
    expect(await screen.findByText('Empresa cadastrada com sucesso!')).toBeVisible();
    const usados = enviados.map(({ dados }) => dados['captcha']);
    expect(usados).toHaveLength(2);
    expect(new Set(usados).size).toBe(2);
  });
});

const confirmar = () => screen.findByRole('button', { name: 'Confirmar inscrição' });
const aCategoria = async (qual: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Categoria'), qual);
async function completarInscricao() {
  await comecar(EXTERNA);
  expect(await screen.findByDisplayValue('Cometa')).toBe(await campo('Nome da empresa'));
  await escrever('E-mail do responsável pelo projeto', 'dona@cometa.exemplo');
  await aCategoria('Serviços');
  for (const caixa of screen.getAllByRole('checkbox')) await userEvent.click(caixa);
}

describe('a inscrição pela página do projeto', () => {
  it('só confirma com os três campos, a categoria e as duas caixas, e com o captcha', async () => {
    await comecar(EXTERNA);
    expect(await screen.findByDisplayValue('Cometa')).toBe(await campo('Nome da empresa'));
    expect(await confirmar()).toBeDisabled();
    await escrever('E-mail do responsável pelo projeto', 'dona@cometa.exemplo');
    const [uma, outra] = screen.getAllByRole('checkbox');
    if (!uma || !outra) throw new Error('faltam caixas');
    await userEvent.click(uma);
    expect(await confirmar()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Não sou um robô' })).toBeNull();
    await userEvent.click(outra);
    expect(await confirmar()).toBeDisabled();
    await aCategoria('Serviços');
    expect(await confirmar()).toBeEnabled();
    await screen.findByRole('button', { name: 'Não sou um robô' });
    await userEvent.click(await confirmar());
    expect(await screen.findByText('Confirme que você não é um robô.')).toBeVisible();
    expect(enviados).toEqual([]);
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText('Empresa cadastrada com sucesso!')).toBeVisible();
    expect(enviados[0]?.dados).toMatchObject({
      cnpj: '12ABC34501DE35',
      nome: 'Cometa',
      cadastro: null,
      categoria: 'Serviços',
      registro: { cnae: 'Transporte rodoviário de carga' },
    });
  });

  it('o CPF do nome de um MEI fica de fora do que se lê e do que se manda, com uma frase (V20)', async () => {
    registro.mockImplementation(() => json(DE_MEI));
    await comecar(EXTERNA);
    expect(await screen.findByDisplayValue('Pessoa Inventada de Teste')).toBe(await campo('Nome da empresa'));
    expect(screen.getByText(CPF_DE_FORA)).toBeVisible();
    await escrever('E-mail do responsável pelo projeto', 'pessoa@inventada.exemplo');
    await aCategoria('Serviços');
    for (const caixa of screen.getAllByRole('checkbox')) await userEvent.click(caixa);
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText('Empresa cadastrada com sucesso!')).toBeVisible();
    expect(enviados[0]?.dados).toMatchObject({
      nome: 'Pessoa Inventada de Teste',
      registro: { razaoSocial: 'Pessoa Inventada de Teste', nomeFantasia: 'Pessoa Inventada de Teste' },
    });
  });

  it.each([
    ['Nome da empresa', 'www.ganhe.exemplo', 'Escreva só o nome, sem endereços da internet'],
    ['Nome da empresa', 'ab', 'Escreva ao menos 3 letras.'],
    ['E-mail do responsável pelo projeto', 'dona@', 'E-mail inválido'],
    ['CNPJ', '11222333000182', 'CNPJ inválido'],
  ])('%s com "%s" é recusado no campo', async (rotulo, texto, frase) => {
    await completarInscricao();
    await escrever(rotulo, texto);
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText(frase)).toBeVisible();
    expect(enviados).toEqual([]);
  });

  it('P232 a empresa que já tem cadastro lê por onde entra; outra recusa não o diz', async () => {
    inscrever.mockImplementationOnce(() => recusar('Inscrições encerradas..'));
    await completarInscricao();
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText('Inscrições encerradas..')).toBeVisible();
    expect(screen.queryByText(/já tem cadastro/)).toBeNull();
    inscrever.mockImplementationOnce(() => recusar('Empresa já cadastrada'));
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText('Empresa já cadastrada')).toBeVisible();
    expect(comoVoltar(document.body)).toBe(PARA_INSCREVER);
    expect(screen.getByText(/peça à organização que inscreva a empresa pelo CNPJ/)).toBeVisible();
  });

  it('a inscrição enviada outra vez com outro nome diz o que ficou da primeira', async () => {
    inscrever.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    await completarInscricao();
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText(/Não foi possível falar com o servidor/)).toBeVisible();
    await escrever('Nome da empresa', 'Cometa do Sul');
    inscrever.mockImplementation(({ dados }) =>
      dados['nome'] === 'Cometa' ? json({ result: { ok: true } }) : recusar(OUTROS_DADOS),
    );
    await apertar('Não sou um robô');
    await userEvent.click(await confirmar());
    expect(await screen.findByText(/O primeiro envio já inscreveu a empresa "Cometa" /)).toBeVisible();
  });

  it('sem o captcha diz por quê, o outro jeito, e tenta de novo', async () => {
    captcha.vem = false;
    await completarInscricao();
    const aviso = await screen.findByText(/Não foi possível carregar a verificação/);
    expect(aviso).toHaveTextContent('peça a quem organiza o projeto que convide a sua empresa');
    captcha.vem = true;
    await apertar('Tentar de novo');
    expect(await screen.findByRole('button', { name: 'Não sou um robô' })).toBeVisible();
  });
});
