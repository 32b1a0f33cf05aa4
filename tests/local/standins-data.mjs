// The companies, postal codes and municipalities the stand-ins know. Companies and people are made up.
// Each state has its capital and a few towns: enough to choose from and to test accents and apostrophes.

/** Written as in the real answers: names without accents and in capitals. */
export const companies = {
  11222333000181: company('11222333000181', {
    razao_social: 'METALURGICA BOA VISTA LTDA',
    nome_fantasia: 'METALURGICA BOA VISTA',
    porte: 'EMPRESA DE PEQUENO PORTE',
    cnae_fiscal: 2599399,
    cnae_fiscal_descricao: 'Fabricação de outros produtos de metal não especificados anteriormente',
    logradouro: 'DAS ACACIAS',
    cep: '13010000',
    municipio: 'CAMPINAS',
    codigo_municipio_ibge: 3509502,
    uf: 'SP',
    ddd_telefone_1: '1930001000',
  }),
  11444777000161: company('11444777000161', {
    razao_social: 'PADARIA VENTO SUL LTDA',
    nome_fantasia: 'PADARIA VENTO SUL',
    porte: 'MICRO EMPRESA',
    cnae_fiscal: 1091102,
    cnae_fiscal_descricao:
      'Fabricação de produtos de padaria e confeitaria com predominância de produção própria',
    logradouro: 'DAS PALMEIRAS',
    cep: '88015000',
    municipio: 'FLORIANOPOLIS',
    codigo_municipio_ibge: 4205407,
    uf: 'SC',
    ddd_telefone_1: '4830005000',
  }),
  '12ABC34501DE35': company('12ABC34501DE35', {
    razao_social: 'LABORATORIO AURORA DO BRASIL S.A.',
    nome_fantasia: 'LABORATORIO AURORA',
    porte: 'DEMAIS',
    cnae_fiscal: 2121101,
    cnae_fiscal_descricao: 'Fabricação de medicamentos alopáticos para uso humano',
    logradouro: 'PAULISTA',
    descricao_tipo_de_logradouro: 'AVENIDA',
    cep: '01310100',
    municipio: 'SAO PAULO',
    codigo_municipio_ibge: 3550308,
    uf: 'SP',
    ddd_telefone_1: '1130002000',
    email: 'contato@laboratorioaurora.exemplo',
  }),
  // A code beginning with zero comes as a shorter integer; and no trade name.
  A1B2C3D4000193: company('A1B2C3D4000193', {
    razao_social: 'FAZENDA SERRA AZUL AGROPECUARIA LTDA',
    nome_fantasia: '',
    porte: 'MICRO EMPRESA',
    cnae_fiscal: 151201,
    cnae_fiscal_descricao: 'Criação de bovinos para corte',
    logradouro: 'BR 365 KM 12',
    descricao_tipo_de_logradouro: 'RODOVIA',
    cep: '38400000',
    municipio: 'UBERLANDIA',
    codigo_municipio_ibge: 3170206,
    uf: 'MG',
    ddd_telefone_1: '3430003000',
  }),
  A87HBZHB000161: company('A87HBZHB000161', {
    razao_social: 'JOANA MODELO DA SILVA 00000000000',
    nome_fantasia: 'DOCES DA JOANA',
    porte: 'MICRO EMPRESA',
    opcao_pelo_mei: true,
    cnae_fiscal: 1091102,
    cnae_fiscal_descricao:
      'Fabricação de produtos de padaria e confeitaria com predominância de produção própria',
    logradouro: 'DO COMERCIO',
    cep: '57020000',
    municipio: 'MACEIO',
    codigo_municipio_ibge: 2704302,
    uf: 'AL',
    ddd_telefone_1: '8230004000',
  }),
  // Struck off the register.
  ABCDEFGH000195: company('ABCDEFGH000195', {
    razao_social: 'COMERCIO ANTIGO LTDA',
    nome_fantasia: 'LOJA ANTIGA',
    porte: 'NÃO INFORMADO',
    situacao_cadastral: 8,
    descricao_situacao_cadastral: 'BAIXADA',
    cnae_fiscal: 4751201,
    cnae_fiscal_descricao: 'Comércio varejista especializado de equipamentos e suprimentos de informática',
    logradouro: 'SETE DE SETEMBRO',
    cep: '69005000',
    municipio: 'MANAUS',
    codigo_municipio_ibge: 1302603,
    uf: 'AM',
    ddd_telefone_1: '',
  }),
};

function company(cnpj, fields) {
  return {
    cnpj,
    identificador_matriz_filial: 1,
    descricao_identificador_matriz_filial: 'MATRIZ',
    situacao_cadastral: 2,
    descricao_situacao_cadastral: 'ATIVA',
    data_inicio_atividade: '2015-03-02',
    descricao_tipo_de_logradouro: 'RUA',
    numero: '100',
    complemento: '',
    bairro: 'CENTRO',
    ddd_telefone_2: '',
    email: null,
    opcao_pelo_mei: false,
    capital_social: 100000,
    cnaes_secundarios: [],
    qsa: [],
    ...fields,
  };
}

/** CNPJ → how the service misbehaves; all of them are valid numbers. */
export const misbehavingCnpjs = {
  '1A2B3C4D000E07': 'erro',
  ZZZZZZZZZZZZ62: 'bloqueio',
  19131243000197: 'lento',
};

export const postalCodes = {
  '01310100': postalCode(
    '01310-100',
    'Avenida Paulista',
    'Bela Vista',
    'São Paulo',
    'SP',
    '3550308',
    '11',
    'até 610 - lado par',
  ),
  13010000: postalCode('13010-000', 'Rua das Acácias', 'Centro', 'Campinas', 'SP', '3509502', '19'),
  20040002: postalCode('20040-002', 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ', '3304557', '21'),
  30130010: postalCode(
    '30130-010',
    'Praça Sete de Setembro',
    'Centro',
    'Belo Horizonte',
    'MG',
    '3106200',
    '31',
  ),
  70040010: postalCode('70040-010', 'Setor Bancário Norte', 'Asa Norte', 'Brasília', 'DF', '5300108', '61'),
  // A town with one code for all streets has neither street nor quarter.
  '06900000': postalCode('06900-000', '', '', 'Embu-Guaçu', 'SP', '3515103', '11'),
};

/** CEP → how the service misbehaves; 99999999 is simply unknown. */
export const misbehavingCeps = { '00000500': 'erro', '00000403': 'bloqueio', '00000408': 'lento' };

function postalCode(cep, logradouro, bairro, localidade, uf, ibge, ddd, complemento = '') {
  const names = {
    SP: ['São Paulo', 'Sudeste'],
    RJ: ['Rio de Janeiro', 'Sudeste'],
    MG: ['Minas Gerais', 'Sudeste'],
    DF: ['Distrito Federal', 'Centro-Oeste'],
  };
  const [estado, regiao] = names[uf];
  return {
    cep,
    logradouro,
    complemento,
    unidade: '',
    bairro,
    localidade,
    uf,
    estado,
    regiao,
    ibge,
    gia: '',
    ddd,
    siafi: '',
  };
}

/** UF → [IBGE code of the state, name, region, [IBGE code, municipality]…] */
export const states = {
  AC: [12, 'Acre', 'Norte', [1200203, 'Cruzeiro do Sul'], [1200401, 'Rio Branco']],
  AL: [
    27,
    'Alagoas',
    'Nordeste',
    [2700300, 'Arapiraca'],
    [2704302, 'Maceió'],
    [2706406, "Olho d'Água das Flores"],
  ],
  AM: [13, 'Amazonas', 'Norte', [1302603, 'Manaus'], [1303403, 'Parintins']],
  AP: [16, 'Amapá', 'Norte', [1600303, 'Macapá'], [1600600, 'Santana']],
  BA: [
    29,
    'Bahia',
    'Nordeste',
    [2910800, 'Feira de Santana'],
    [2927408, 'Salvador'],
    [2933307, 'Vitória da Conquista'],
  ],
  CE: [23, 'Ceará', 'Nordeste', [2304400, 'Fortaleza'], [2307304, 'Juazeiro do Norte'], [2312908, 'Sobral']],
  DF: [53, 'Distrito Federal', 'Centro-Oeste', [5300108, 'Brasília']],
  ES: [32, 'Espírito Santo', 'Sudeste', [3205200, 'Vila Velha'], [3205309, 'Vitória']],
  GO: [52, 'Goiás', 'Centro-Oeste', [5201108, 'Anápolis'], [5208707, 'Goiânia']],
  MA: [21, 'Maranhão', 'Nordeste', [2105302, 'Imperatriz'], [2111300, 'São Luís']],
  MG: [
    31,
    'Minas Gerais',
    'Sudeste',
    [3106200, 'Belo Horizonte'],
    [3136702, 'Juiz de Fora'],
    [3170206, 'Uberlândia'],
  ],
  MS: [50, 'Mato Grosso do Sul', 'Centro-Oeste', [5002704, 'Campo Grande'], [5003702, 'Dourados']],
  MT: [51, 'Mato Grosso', 'Centro-Oeste', [5103403, 'Cuiabá'], [5107602, 'Rondonópolis']],
  PA: [15, 'Pará', 'Norte', [1501402, 'Belém'], [1506807, 'Santarém']],
  PB: [25, 'Paraíba', 'Nordeste', [2504009, 'Campina Grande'], [2507507, 'João Pessoa']],
  PE: [26, 'Pernambuco', 'Nordeste', [2604106, 'Caruaru'], [2611101, 'Petrolina'], [2611606, 'Recife']],
  PI: [22, 'Piauí', 'Nordeste', [2207702, 'Parnaíba'], [2211001, 'Teresina']],
  PR: [41, 'Paraná', 'Sul', [4106902, 'Curitiba'], [4113700, 'Londrina'], [4115200, 'Maringá']],
  RJ: [
    33,
    'Rio de Janeiro',
    'Sudeste',
    [3303302, 'Niterói'],
    [3303906, 'Petrópolis'],
    [3304557, 'Rio de Janeiro'],
  ],
  RN: [24, 'Rio Grande do Norte', 'Nordeste', [2408003, 'Mossoró'], [2408102, 'Natal']],
  RO: [11, 'Rondônia', 'Norte', [1100122, 'Ji-Paraná'], [1100205, 'Porto Velho']],
  RR: [14, 'Roraima', 'Norte', [1400100, 'Boa Vista'], [1400472, 'Rorainópolis']],
  RS: [
    43,
    'Rio Grande do Sul',
    'Sul',
    [4305108, 'Caxias do Sul'],
    [4314407, 'Pelotas'],
    [4314902, 'Porto Alegre'],
  ],
  SC: [
    42,
    'Santa Catarina',
    'Sul',
    [4202404, 'Blumenau'],
    [4205407, 'Florianópolis'],
    [4209102, 'Joinville'],
  ],
  SE: [28, 'Sergipe', 'Nordeste', [2800308, 'Aracaju'], [2803500, 'Lagarto']],
  SP: [
    35,
    'São Paulo',
    'Sudeste',
    [3509502, 'Campinas'],
    [3515103, 'Embu-Guaçu'],
    [3548708, 'São Bernardo do Campo'],
    [3549904, 'São José dos Campos'],
    [3550308, 'São Paulo'],
  ],
  TO: [17, 'Tocantins', 'Norte', [1702109, 'Araguaína'], [1721000, 'Palmas']],
};
