import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { empresaForm, empresaVazia } from '@/domain/empresas/empresa-form';
import { FormModal } from '@/ui/formulario/FormModal';
import { desenhar } from '@tests/support/render';
import { CamposDaEmpresa } from './CamposDaEmpresa';

// The form has twenty fields: the first drawing takes a while on a busy machine.

const json = (valor: unknown, status = 200) => new Response(JSON.stringify(valor), { status });

const REGISTRO = {
  razao_social: 'LABORATORIO AURORA DO BRASIL S.A.',
  nome_fantasia: 'LABORATORIO AURORA',
  ddd_telefone_1: '1130002000',
  cnae_fiscal: 2121101,
  cnae_fiscal_descricao: 'Fabricação de medicamentos',
  municipio: 'SAO PAULO',
  uf: 'SP',
  situacao_cadastral: 2,
};

const PAULISTA = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };

/** The three services by the beginning of their address. */
function responder(cnpj: (url: string) => Response, cep: (url: string) => object = () => PAULISTA) {
  vi.mocked(fetch).mockImplementation((endereco) => {
    const url = typeof endereco === 'string' ? endereco : '';
    if (url.includes('/cnpj/')) return Promise.resolve(cnpj(url));
    if (url.includes('/municipios'))
      return Promise.resolve(json([{ nome: 'Campinas' }, { nome: 'São Paulo' }]));
    return Promise.resolve(json(cep(url)));
  });
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>()));
afterEach(() => vi.unstubAllGlobals());

const enviar = vi.fn(() => Promise.resolve());

function abrir() {
  desenhar(
    <FormModal
      titulo="Cadastro de empresa"
      aberto
      aoFechar={() => {}}
      schema={empresaForm}
      valoresIniciais={empresaVazia}
      aoEnviar={enviar}
    >
      {(form) => <CamposDaEmpresa form={form} caminho="licenciadas/l/empresas/e" podeMudarCnpj nova />}
    </FormModal>,
  );
}
const campo = (rotulo: string) => screen.findByLabelText(rotulo, { selector: 'input' });
async function preencher(rotulo: string, texto: string) {
  await userEvent.clear(await campo(rotulo));
  await userEvent.click(await campo(rotulo));
  await userEvent.paste(texto);
}

const corrigir = async () => userEvent.click(await screen.findByRole('button', { name: 'Corrigir' }));
const cartao = () => screen.findByRole('group', { name: 'Empresa encontrada na base nacional' });

it('começa só com o CNPJ, que o botão também busca', async () => {
  responder(() => json(REGISTRO));
  abrir();
  expect(await campo('CNPJ')).toHaveFocus();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await preencher('CNPJ', '12abc34501de');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('Digite os 14 caracteres do CNPJ.')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  await preencher('CNPJ', '12abc34501de35');
  expect(await cartao()).toHaveTextContent('Laboratorio Aurora');
  await userEvent.type(await campo('CNPJ'), '{Enter}');
  await waitFor(() =>
    expect(
      vi.mocked(fetch).mock.calls.filter(([url]) => typeof url === 'string' && url.includes('/cnpj/')),
    ).toHaveLength(2),
  );
  expect(enviar).not.toHaveBeenCalled();
});

it('o que a base nacional achou aparece num cartão, em letras de gente; só o que falta se pergunta', async () => {
  responder(() => json({ ...REGISTRO, ddd_telefone_1: '' }));
  abrir();
  await preencher('CNPJ', '12abc34501de35');
  expect(await campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  const achada = await cartao();
  for (const texto of [
    'Laboratorio Aurora do Brasil S.A.',
    'São Paulo/SP',
    '2121101 · Fabricação de medicamentos',
  ])
    expect(achada).toHaveTextContent(texto);
  expect(await campo('Telefone')).toHaveValue('');
  expect(await campo('Logradouro')).toHaveValue('');
  expect(screen.queryByLabelText('Razão social')).toBeNull();
  await corrigir();
  expect(await campo('Razão social')).toHaveValue('Laboratorio Aurora do Brasil S.A.');
  expect(await campo('Cidade')).toHaveValue('São Paulo');
  expect(screen.queryByRole('button', { name: 'Corrigir' })).toBeNull();
});

it('o CPF do nome fica de fora e isso se diz, ao lado da situação (V20)', async () => {
  const nome = 'PESSOA INVENTADA DE TESTE 00000000191';
  responder(() =>
    json({
      ...REGISTRO,
      razao_social: nome,
      nome_fantasia: nome,
      situacao_cadastral: 8,
      descricao_situacao_cadastral: 'BAIXADA',
    }),
  );
  abrir();
  await preencher('CNPJ', '12abc34501de35');
  expect(await cartao()).toHaveTextContent('Pessoa Inventada de Teste');
  expect(
    screen.getByText(
      'Na base nacional, a situação deste CNPJ é "BAIXADA". Na base nacional, o nome desta empresa traz um CPF, que ficou de fora.',
    ),
  ).toBeVisible();
  await corrigir();
  expect(await campo('Razão social')).toHaveValue('Pessoa Inventada de Teste');
  expect(await campo('Nome fantasia')).toHaveValue('Pessoa Inventada de Teste');
});

it('o que a pessoa escreveu fica no seu campo, também com letras no CNPJ', async () => {
  responder((url) => (url.includes('12ABC34501DE35') ? json(REGISTRO) : json({}, 404)));
  abrir();
  await preencher('CNPJ', '11222333000181');
  await preencher('Nome fantasia', 'Aurora');
  await preencher('CNPJ', '12abc34501de35');
  expect(await cartao()).toHaveTextContent('(11) 3000-2000');
  expect(await campo('Nome fantasia')).toHaveValue('Aurora');
});

it('o que a base nacional tem de errado se mostra no campo, para corrigir', async () => {
  responder(() => json({ ...REGISTRO, razao_social: 'AB' }));
  abrir();
  await preencher('CNPJ', '12abc34501de35');
  expect(await campo('Razão social')).toHaveValue('Ab');
  expect(screen.queryByRole('button', { name: 'Corrigir' })).toBeNull();
});

it('o que não foi achado fica para a pessoa, com uma frase', async () => {
  responder(() => json({ type: 'not_found' }, 404));
  abrir();
  await preencher('CNPJ', '12ABC34501DE35');
  expect(
    await screen.findByText('O CNPJ 12.ABC.345/01DE-35 não foi encontrado na base nacional de empresas.'),
  ).toBeVisible();
  expect(await campo('Razão social')).toHaveValue('');
  expect(await campo('Razão social')).toBeEnabled();
});

it('o CEP preenche o endereço', async () => {
  responder(() => json({}, 500));
  abrir();
  await preencher('CNPJ', '11222333000181');
  await preencher('CEP', '01310100');
  await waitFor(async () => expect(await campo('Logradouro')).toHaveValue('Avenida Paulista'));
  expect(await campo('Bairro')).toHaveValue('Bela Vista');
  expect(await campo('Estado')).toHaveValue('SP');
});

it('enviar vazio diz o que falta e não manda nada', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('CNPJ inválido')).toBeVisible();
  expect(screen.getByText('Escolha ao menos um setor.')).toBeVisible();
  expect(await campo('CNPJ')).toHaveFocus();
  for (const [secao, primeiro] of [
    ['Endereço: 6', 'CEP'],
    ['Responsável: 3', 'Nome do responsável'],
    ['Dados da empresa: 9', 'Razão social'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: secao }));
    expect(await campo(primeiro)).toHaveFocus();
  }
  expect(enviar).not.toHaveBeenCalled();
});

const GRANDE = { ...REGISTRO, porte: 'EMPRESA DE PEQUENO PORTE', logradouro: 'Rua das Flores', numero: '15' };
const valores = async (...rotulos: string[]) =>
  (await Promise.all(rotulos.map((rotulo) => campo(rotulo)))).map(
    (input) => (input as HTMLInputElement).value,
  );

it('outro CNPJ troca o que o primeiro escreveu; o que ele não diz fica vazio', async () => {
  responder((url) => json(url.includes('11222333000181') ? GRANDE : { ...REGISTRO, razao_social: 'OUTRA' }));
  abrir();
  await preencher('CNPJ', '11222333000181');
  await corrigir();
  expect(await campo('Logradouro')).toHaveValue('Rua das Flores');
  expect(await valores('Porte')).toEqual(['Pequeno Porte']);
  await preencher('CNPJ', '12ABC34501DE35');
  await corrigir();
  expect(await campo('Razão social')).toHaveValue('Outra');
  expect(await valores('Porte', 'Logradouro', 'Número', 'Cidade')).toEqual(['', '', '', 'São Paulo']);
});

it.each([
  ['que não se acha', '12ABC34501DE35'],
  ['com dígito errado, que é dito na hora,', '11222333000182'],
])('um CNPJ %s não fica com o nome de outro', async (_caso, outro) => {
  responder((url) => (url.includes('11222333000181') ? json(GRANDE) : json({}, 404)));
  abrir();
  await preencher('CNPJ', '11222333000181');
  await corrigir();
  expect(await campo('Razão social')).toHaveValue('Laboratorio Aurora do Brasil S.A.');
  await preencher('Bairro', 'Centro');
  await preencher('CNPJ', outro);
  await waitFor(async () => expect(await campo('Razão social')).toHaveValue(''));
  expect(await valores('Logradouro', 'Bairro')).toEqual(['', 'Centro']);
  expect(screen.queryAllByText('CNPJ inválido')).toHaveLength(outro === '11222333000182' ? 1 : 0);
});

const endereco = () => valores('Logradouro', 'Número', 'Bairro', 'Cidade', 'Estado');

it('outro CEP troca o endereço, também o que veio do CNPJ', async () => {
  const RIO = { logradouro: 'Rua da Assembleia', bairro: 'Centro', localidade: 'Rio de Janeiro', uf: 'RJ' };
  const EMBU = { logradouro: '', bairro: '', localidade: 'Embu-Guaçu', uf: 'SP' };
  responder(
    () => json(GRANDE),
    (url) => (url.includes('20040002') ? RIO : EMBU),
  );
  abrir();
  await preencher('CNPJ', '11222333000181');
  await corrigir();
  expect(await campo('Logradouro')).toHaveValue('Rua das Flores');
  await preencher('CEP', '20040002');
  await waitFor(async () =>
    expect(await endereco()).toEqual(['Rua da Assembleia', '', 'Centro', 'Rio de Janeiro', 'RJ']),
  );
  await preencher('CEP', '06900000');
  await waitFor(async () => expect(await endereco()).toEqual(['', '', '', 'Embu-Guaçu', 'SP']));
});
