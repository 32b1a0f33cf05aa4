// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { achadoDoRegistro, respostaDoRegistro } from './consulta-cnpj';
import { cidadeComAcentos, enderecoDoCep, respostaDoCep, respostaDosMunicipios } from './endereco';
import { esvaziado, preencher } from './preencher';

const resposta = {
  razao_social: 'FAZENDA SERRA AZUL LTDA',
  nome_fantasia: '',
  email: 'CONTATO@SERRAAZUL.EXEMPLO',
  ddd_telefone_1: '3430003000',
  cnae_fiscal: 151201,
  cnae_fiscal_descricao: 'Criação de bovinos para corte',
  porte: 'MICRO EMPRESA',
  opcao_pelo_mei: null,
  cep: '38400000',
  descricao_tipo_de_logradouro: 'RODOVIA',
  logradouro: 'BR 365',
  numero: 'S/N',
  complemento: '',
  bairro: 'ZONA RURAL',
  municipio: 'UBERLANDIA',
  uf: 'MG',
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  qsa: [{ nome_socio: 'FULANO' }],
};
const achar = (mudancas: object = {}) =>
  achadoDoRegistro(respostaDoRegistro.parse({ ...resposta, ...mudancas }));

describe('registro nacional de empresas', () => {
  it('preenche os campos do cadastro, e só eles', () =>
    expect(achar()).toEqual({
      campos: {
        razaoSocial: 'Fazenda Serra Azul LTDA',
        nomeFantasia: 'Fazenda Serra Azul LTDA',
        email: 'contato@serraazul.exemplo',
        telefone: '3430003000',
        codigoCNAE: '0151201',
        cnae: 'Criação de bovinos para corte',
        porte: 'MICRO_EMPRESA',
        endereco: {
          cep: '38400000',
          logradouro: 'Rodovia BR 365',
          numero: 'S/N',
          complemento: '',
          bairro: 'Zona Rural',
          estado: 'MG',
          cidade: 'Uberlandia',
        },
      },
      situacao: null,
      avisoDoNome: null,
    }));

  it('ERRO nunca é nome', () => {
    const { campos } = achar({ razao_social: 'ERRO', nome_fantasia: 'erro' });
    expect([campos.razaoSocial, campos.nomeFantasia]).toEqual(['', '']);
  });

  it.each([
    ['PESSOA INVENTADA DE TESTE 00000000191', 'Pessoa Inventada de Teste'],
    ['PESSOA INVENTADA DE TESTE 000.000.001-91', 'Pessoa Inventada de Teste'],
    ['PESSOA INVENTADA DE TESTE - CPF: 00000000191', 'Pessoa Inventada de Teste'],
    ['PESSOA INVENTADA DE TESTE (00000000191) ME', 'Pessoa Inventada de Teste ME'],
  ])('o CPF em "%s" fica de fora dos dois nomes, com uma frase (V20)', (nome, certo) => {
    const frase = 'Na base nacional, o nome desta empresa traz um CPF, que ficou de fora.';
    for (const mudancas of [{ razao_social: nome }, { razao_social: nome, nome_fantasia: nome }]) {
      const { campos, avisoDoNome } = achar(mudancas);
      expect([campos.razaoSocial, campos.nomeFantasia, avisoDoNome]).toEqual([certo, certo, frase]);
    }
    expect(achar({ nome_fantasia: nome })).toMatchObject({
      campos: { razaoSocial: 'Fazenda Serra Azul LTDA', nomeFantasia: certo },
      avisoDoNome: frase,
    });
  });

  it('só o CPF não é nome de ninguém', () =>
    expect(achar({ nome_fantasia: '00000000191' }).campos.nomeFantasia).toBe('Fazenda Serra Azul LTDA'));

  it.each([
    ['11.444.777 PESSOA INVENTADA', '11.444.777 Pessoa Inventada'],
    ['CONSORCIO 11444777000161', 'Consorcio 11444777000161'],
    ['CONSORCIO 11.444.777/0001-61', 'Consorcio 11.444.777/0001-61'],
    ['PADARIA 1234567890', 'Padaria 1234567890'],
  ])('"%s" não tem CPF', (nome, certo) =>
    expect(achar({ razao_social: nome })).toMatchObject({
      campos: { razaoSocial: certo },
      avisoDoNome: null,
    }),
  );

  it('MEI é microempreendedor; DEMAIS fica para a pessoa escolher', () => {
    expect(achar({ opcao_pelo_mei: true }).campos.porte).toBe('MICRO_EMPREENDEDOR');
    expect(achar({ porte: 'DEMAIS' }).campos.porte).toBeNull();
  });

  it('avisa da empresa que não está ativa', () =>
    expect(achar({ situacao_cadastral: 8, descricao_situacao_cadastral: 'BAIXADA' }).situacao).toBe(
      'BAIXADA',
    ));

  it('deixa de fora o que veio grande demais ou de outro tipo', () => {
    const { campos } = achar({
      nome_fantasia: 'x'.repeat(1_000_000),
      email: 7,
      ddd_telefone_1: '99',
      cnae_fiscal: 'texto',
      cep: '1',
      uf: 'ZZ',
    });
    expect(campos).toMatchObject({
      nomeFantasia: 'Fazenda Serra Azul LTDA',
      email: '',
      telefone: '',
      codigoCNAE: '',
      endereco: { cep: '', estado: null },
    });
  });
});

describe('preencher', () => {
  const vazio = { nome: '', telefone: '', endereco: { cep: '', rua: '' } };
  const primeiro = { nome: 'Aurora', endereco: { cep: '1', rua: 'A' } };
  const segundo = { nome: 'Boreal', endereco: { cep: '2', rua: 'B' } };

  it('não toca no que a pessoa escreveu', () =>
    expect(preencher({ ...vazio, nome: 'Meu nome' }, primeiro)).toEqual({
      nome: 'Meu nome',
      telefone: '',
      endereco: { cep: '1', rua: 'A' },
    }));

  it('uma segunda consulta troca o que a primeira preencheu', () => {
    const depois = preencher(vazio, primeiro);
    const mexido = { ...depois, endereco: { ...depois.endereco, rua: 'Minha rua' } };
    expect(preencher(mexido, segundo, primeiro)).toEqual({
      nome: 'Boreal',
      telefone: '',
      endereco: { cep: '2', rua: 'Minha rua' },
    });
  });

  it('o que não foi achado apaga o que outra consulta escreveu, e só isso', () => {
    expect(preencher({ ...vazio, nome: 'Aurora' }, { nome: '' }, { nome: 'Aurora' }).nome).toBe('');
    expect(preencher({ ...vazio, nome: 'Meu nome' }, { nome: '' }, { nome: 'Aurora' }).nome).toBe('Meu nome');
  });

  it('uma consulta que falhou esvazia o que ela tinha escrito', () =>
    expect(preencher({ ...vazio, ...primeiro, telefone: '1' }, esvaziado(primeiro), primeiro)).toEqual({
      nome: '',
      telefone: '1',
      endereco: { cep: '', rua: '' },
    }));
});

describe('CEP e municípios', () => {
  it('lê o endereço', () =>
    expect(
      enderecoDoCep(
        respostaDoCep.parse({
          logradouro: 'Praça Sete',
          bairro: 'Centro',
          localidade: 'Belo Horizonte',
          uf: 'MG',
        }),
      ),
    ).toEqual({ logradouro: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' }));

  it.each([true, 'true'])('desconhecido: erro %s', (erro) =>
    expect(enderecoDoCep(respostaDoCep.parse({ erro }))).toBeUndefined(),
  );

  it('acha o município sem acentos', () => {
    const nomes = respostaDosMunicipios
      .parse([{ id: 1, nome: 'São Paulo' }, { nome: "Olho d'Água das Flores" }])
      .map(({ nome }) => nome);
    expect(cidadeComAcentos('SAO PAULO', nomes)).toBe('São Paulo');
    expect(cidadeComAcentos("OLHO D'AGUA DAS FLORES", nomes)).toBe("Olho d'Água das Flores");
    expect(cidadeComAcentos('Outra', nomes)).toBe('Outra');
  });
});
