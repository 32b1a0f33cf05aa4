/** Licensees and companies of the demo. Names are invented; the CNPJs are arithmetically valid. */
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { indiceDaEmpresa } from '@/domain/empresas/empresa';
import type { Contexto } from '@/domain/comum/caminhos';
import type { DadosDaEmpresa } from '@functions/nucleo/empresas';
import type { Tema } from './temas/tema';

export const LICENCIADAS = [
  { id: 'inova-sul', nome: 'Instituto Inova Sul', email: 'contato@inovasul.exemplo', empresaId: 'aurora' },
  {
    id: 'rede-nordeste',
    nome: 'Rede Criativa Nordeste',
    email: 'contato@redecriativa.exemplo',
    empresaId: 'trigo-bom',
  },
];

export interface EmpresaDoMundo {
  contexto: Contexto;
  /** Domain of its e-mail addresses. */
  dominio: string;
  dados: DadosDaEmpresa;
  lugares: Record<Tema['onde'], string[]>;
  /** Places of its running rule; no limit when absent. */
  vagas?: number;
}

const setores = [
  'Administrativo',
  'Atendimento',
  'Comercial',
  'Compras',
  'Comunicação',
  'Engenharia',
  'Financeiro',
  'Jurídico',
  'Logística',
  'Manutenção',
  'Marketing',
  'Operações',
  'Pesquisa e desenvolvimento',
  'Produção',
  'Qualidade',
  'Recursos humanos',
  'Segurança do trabalho',
  'Sustentabilidade',
];

type Essencial = Pick<DadosDaEmpresa, 'nomeFantasia' | 'razaoSocial' | 'codigoCNAE' | 'cnae' | 'endereco'>;

/** The person who answers for a company, at an address of their own. */
function quemResponde(nome: string, dominio: string, ddd: string) {
  return { nome, email: `responsavel@${dominio}`, telefone: `${ddd}999990100` };
}

export function dadosDaEmpresa(
  raiz: string,
  dominio: string,
  essencial: Essencial,
  mais: Partial<DadosDaEmpresa> = {},
): DadosDaEmpresa {
  const cnpj = `${raiz}${digitosDoCnpj(raiz)}`;
  return {
    ...essencial,
    cnpj,
    email: `contato@${dominio}`,
    telefone: '4733330100',
    status: 'ATIVO',
    idColaboradorConvidando: null,
    setores,
    image: [],
    porte: 'EMPRESA_MEDIO_PORTE',
    numeroColaboradores: 'DE_101_A_200',
    responsavel: quemResponde('Helena Duarte', dominio, '47'),
    colaboradores: [],
    categorias: 'Geral',
    autocadastroOrigin: null,
    embaixadorReference: null,
    embaixadorPessoaReference: null,
    embaixadores: [],
    role: 'NORMAL',
    ...indiceDaEmpresa({ ...essencial, cnpj }),
    ...mais,
  };
}

export const enderecoDaEmpresa = (
  cep: string,
  logradouro: string,
  numero: string,
  bairro: string,
  cidade: string,
  estado: DadosDaEmpresa['endereco']['estado'],
) => ({ cep, logradouro, numero, complemento: '', bairro, cidade, estado });

const escritorio = ['no comercial', 'no financeiro', 'na recepção de pedidos', 'no administrativo'];

export const AURORA: EmpresaDoMundo = {
  contexto: { licenciadaId: 'inova-sul', empresaId: 'aurora' },
  dominio: 'aurora.exemplo',
  dados: dadosDaEmpresa('417283560001', 'aurora.exemplo', {
    nomeFantasia: 'Metalúrgica Aurora',
    razaoSocial: 'Metalúrgica Aurora Indústria e Comércio Ltda.',
    codigoCNAE: '2532201',
    cnae: 'Produção de artefatos estampados de metal',
    endereco: enderecoDaEmpresa(
      '89201000',
      'Rua das Bigornas',
      '1200',
      'Distrito Industrial',
      'Joinville',
      'SC',
    ),
  }),
  lugares: {
    fabrica: ['na estamparia', 'na usinagem', 'na pintura', 'na montagem'],
    escritorio,
    predio: ['na expedição', 'no almoxarifado', 'na unidade de Joinville', 'no centro de distribuição'],
  },
};

export const SERRA_VERDE: EmpresaDoMundo = {
  contexto: { licenciadaId: 'inova-sul', empresaId: 'serra-verde' },
  dominio: 'serraverde.exemplo',
  dados: dadosDaEmpresa(
    '5K7W2P3M0001',
    'serraverde.exemplo',
    {
      nomeFantasia: 'Laticínios Serra Verde',
      razaoSocial: 'Laticínios Serra Verde S.A.',
      codigoCNAE: '1052000',
      cnae: 'Fabricação de laticínios',
      endereco: enderecoDaEmpresa('95670000', 'Estrada da Serra', '45', 'Linha Nova', 'Gramado', 'RS'),
    },
    {
      telefone: '5433330100',
      responsavel: quemResponde('Daniel Furtado', 'serraverde.exemplo', '54'),
    },
  ),
  lugares: { fabrica: ['no envase'], escritorio: ['no atendimento'], predio: ['na câmara fria'] },
  vagas: 40,
};

export const ROTA_NORTE: EmpresaDoMundo = {
  contexto: { licenciadaId: 'inova-sul', empresaId: 'rota-norte' },
  dominio: 'rotanorte.exemplo',
  dados: dadosDaEmpresa(
    '226418930001',
    'rotanorte.exemplo',
    {
      nomeFantasia: 'Rota Norte Transportes',
      razaoSocial: 'Rota Norte Transportes Rodoviários Ltda.',
      codigoCNAE: '4930202',
      cnae: 'Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal',
      endereco: enderecoDaEmpresa('89219000', 'Rodovia do Comércio', 'km 8', 'Zona Norte', 'Joinville', 'SC'),
    },
    {
      role: 'CONVIDADA',
      porte: 'EMPRESA_PEQUENO_PORTE',
      numeroColaboradores: 'ATE_50',
      responsavel: quemResponde('Marcos Tavares', 'rotanorte.exemplo', '47'),
    },
  ),
  lugares: { fabrica: [], escritorio: [], predio: [] },
};

export const BEIRA_MAR: EmpresaDoMundo = {
  contexto: { licenciadaId: 'inova-sul', empresaId: 'beira-mar' },
  dominio: 'beiramar.exemplo',
  dados: dadosDaEmpresa(
    '082915470001',
    'beiramar.exemplo',
    {
      nomeFantasia: 'Confecções Beira-Mar',
      razaoSocial: 'Confecções Beira-Mar Ltda.',
      codigoCNAE: '1412601',
      cnae: 'Confecção de peças do vestuário, exceto roupas íntimas',
      endereco: enderecoDaEmpresa(
        '88010000',
        'Avenida dos Pescadores',
        '77',
        'Centro',
        'Florianópolis',
        'SC',
      ),
    },
    {
      status: 'INATIVO',
      porte: 'MICRO_EMPRESA',
      numeroColaboradores: 'ATE_50',
      telefone: '4833330100',
      responsavel: quemResponde('Patrícia Gouveia', 'beiramar.exemplo', '48'),
    },
  ),
  lugares: { fabrica: [], escritorio: [], predio: [] },
};

export const TRIGO_BOM: EmpresaDoMundo = {
  contexto: { licenciadaId: 'rede-nordeste', empresaId: 'trigo-bom' },
  dominio: 'trigobom.exemplo',
  dados: dadosDaEmpresa(
    '630184290001',
    'trigobom.exemplo',
    {
      nomeFantasia: 'Panificadora Trigo Bom',
      razaoSocial: 'Panificadora Trigo Bom Ltda.',
      codigoCNAE: '1091102',
      cnae: 'Fabricação de produtos de padaria e confeitaria com predominância de produção própria',
      endereco: enderecoDaEmpresa('50010000', 'Rua do Moinho', '310', 'Boa Vista', 'Recife', 'PE'),
    },
    {
      telefone: '8133330100',
      responsavel: quemResponde('Iolanda Freitas', 'trigobom.exemplo', '81'),
    },
  ),
  lugares: { fabrica: ['no forno'], escritorio: [], predio: ['no balcão'] },
};

export const EMPRESAS = [AURORA, SERRA_VERDE, ROTA_NORTE, BEIRA_MAR, TRIGO_BOM];
