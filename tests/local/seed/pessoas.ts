/** People of the demo: every role and every status of a membership, all names invented. */
import { indiceDoNome } from '@/domain/comum/busca';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { semAcentos } from '@/domain/comum/busca';
import { permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import type { Papel } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { depoisDe, dia } from './calendario';
import { desenhado, type NomeDoDesenho } from './desenhos';
import { AURORA, BEIRA_MAR, type EmpresaDoMundo, ROTA_NORTE, SERRA_VERDE, TRIGO_BOM } from './mundo';

export interface PessoaDoMundo {
  uid: string;
  empresa: EmpresaDoMundo;
  colaborador: Colaborador;
}

interface Login {
  papel: string;
  para: string;
}

/** What a line of the table below may say besides name, role and sector. */
type Extras = Partial<Colaborador> & {
  login?: Login;
  master?: boolean;
  uid?: string;
  email?: string;
  foto?: NomeDoDesenho;
};
type Linha = [nome: string, papel: Papel, setor: string, extras?: Extras];

/** A portrait of their own. People the demo signs in as have none, so that no first visit waits for a picture. */
const comFoto = (
  quem: 'priscila' | 'tiago' | 'vanessa' | 'andre' | 'caio' | 'fernanda' | 'juliana' | 'leandro',
): Extras => ({
  foto: `${quem}.png` as const,
});

const daAurora: Linha[] = [
  [
    'Helena Duarte',
    'ADMIN',
    'Recursos humanos',
    { login: { papel: 'Administradora', para: 'tudo da empresa' } },
  ],
  [
    'Rafael Nogueira',
    'TEAM',
    'Engenharia',
    { login: { papel: 'Equipe (comitê)', para: 'analisar e movimentar ideias' } },
  ],
  [
    'Camila Prado',
    'MEMBER',
    'Qualidade',
    { login: { papel: 'Membro', para: 'propor, comentar e patrocinar' } },
  ],
  [
    'Diego Farias',
    'COLLABORATOR',
    'Produção',
    { login: { papel: 'Colaborador', para: 'propor ideias da fábrica' } },
  ],
  [
    'Otávio Brandão',
    'MASTER',
    'Administrativo',
    { login: { papel: 'Master (plataforma)', para: 'licenciadas' }, master: true },
  ],
  [
    'Beatriz Lacerda',
    'MEMBER',
    'Sustentabilidade',
    { login: { papel: 'Em duas empresas', para: 'membro aqui, administradora da Serra Verde' } },
  ],
  [
    'João Batista Reis',
    'COLLABORATOR',
    'Logística',
    { gestao: false, login: { papel: 'Sem a área de gestão', para: 'a recusa da área' } },
  ],
  [
    'Sérgio Pacheco',
    'COLLABORATOR',
    'Manutenção',
    {
      status: 'DISABLED',
      disabledAt: dia(-20, 9),
      ultimoAcesso: dia(-21, 14),
      login: { papel: 'Desabilitado', para: 'a recusa do login' },
    },
  ],
  [
    'Larissa Monteiro',
    'COLLABORATOR',
    'Marketing',
    { status: 'PENDING', inviteSentAt: dia(-3, 10), inviteAcceptedAt: null, ultimoAcesso: null },
  ],
  ['Nelson Quadros', 'COLLABORATOR', 'Produção', { status: 'INACTIVE', ultimoAcesso: dia(-190, 11) }],
  ['Priscila Rangel', 'ADMIN', 'Administrativo', comFoto('priscila')],
  ['Tiago Siqueira', 'TEAM', 'Operações', comFoto('tiago')],
  ['Vanessa Coelho', 'TEAM', 'Pesquisa e desenvolvimento', comFoto('vanessa')],
  ['André Valadares', 'MEMBER', 'Comercial', comFoto('andre')],
  ['Bruna Peixoto', 'MEMBER', 'Atendimento'],
  ['Caio Meneses', 'COLLABORATOR', 'Produção', comFoto('caio')],
  ['Débora Sampaio', 'COLLABORATOR', 'Financeiro'],
  ['Eduardo Lins', 'COLLABORATOR', 'Manutenção'],
  ['Fernanda Queiroz', 'COLLABORATOR', 'Segurança do trabalho', comFoto('fernanda')],
  ['Gustavo Amaral', 'COLLABORATOR', 'Compras'],
  ['Heloísa Teles', 'COLLABORATOR', 'Comunicação'],
  ['Igor Bastos', 'COLLABORATOR', 'Produção'],
  ['Juliana Matos', 'COLLABORATOR', 'Jurídico', comFoto('juliana')],
  ['Leandro Pires', 'COLLABORATOR', 'Logística', comFoto('leandro')],
  ['Mariana Fontes', 'COLLABORATOR', 'Marketing'],
  ['Paulo Vasques', 'COLLABORATOR', 'Engenharia'],
  [
    'Renata Sales',
    'COLLABORATOR',
    'Atendimento',
    {
      externo: true,
      gestao: false,
      incentivo: false,
      configuracoes: false,
      login: { papel: 'Respondente externa', para: 'os convites do diagnóstico, e nada mais' },
    },
  ],
];

const daSerraVerde: Linha[] = [
  [
    'Beatriz Lacerda',
    'ADMIN',
    'Administrativo',
    { uid: 'beatriz-lacerda', email: 'beatriz.lacerda@aurora.exemplo' },
  ],
  ['Antônio Meireles', 'TEAM', 'Qualidade'],
  ['Cecília Barreto', 'MEMBER', 'Produção'],
  [
    'Daniel Furtado',
    'COLLABORATOR',
    'Logística',
    {
      inviteAcceptedAt: dia(-12, 9),
      foto: 'retrato.png',
      login: { papel: 'Primeiros passos dados', para: 'o começo no painel, terminado: aparece uma vez' },
    },
  ],
  [
    'Elisa Novaes',
    'COLLABORATOR',
    'Produção',
    {
      inviteAcceptedAt: dia(-5, 9),
      login: { papel: 'Nos primeiros dias', para: 'o começo no painel, pela metade' },
    },
  ],
];

const daRotaNorte: Linha[] = [
  [
    'Marcos Tavares',
    'ADMIN',
    'Operações',
    { login: { papel: 'Empresa convidada', para: 'o que uma convidada vê' } },
  ],
  ['Rosana Cardim', 'COLLABORATOR', 'Logística'],
  ['Sílvia Arruda', 'COLLABORATOR', 'Comercial'],
  ['Tomás Vidal', 'COLLABORATOR', 'Logística'],
  ['Ivone Prates', 'COLLABORATOR', 'Financeiro'],
];

const daBeiraMar: Linha[] = [
  [
    'Patrícia Gouveia',
    'ADMIN',
    'Administrativo',
    { login: { papel: 'Empresa inativa', para: 'o bloqueio da empresa' } },
  ],
];

const daTrigoBom: Linha[] = [
  [
    'Iolanda Freitas',
    'ADMIN',
    'Administrativo',
    { login: { papel: 'Outra licenciada', para: 'que nada se mistura' } },
  ],
  ['Wagner Couto', 'TEAM', 'Produção'],
  ['Zilda Moraes', 'COLLABORATOR', 'Atendimento'],
];

const slug = (nome: string) => semAcentos(nome).trim().replace(/\s+/g, '-');

/** Two names are enough for an address: `joao.reis@…`. */
const endereco = (nome: string, dominio: string) => {
  const partes = slug(nome).split('-');
  return `${partes[0]}.${partes.at(-1)}@${dominio}`;
};

/** How many days ago people were last here, over and over. A visit of a respondent is not told. */
const DIAS_SEM_ENTRAR = [0, 0, 2, 0, 3, 0, 6, 12, 2, 27, 0, 4, 75];

/** The person the demo is seen with was here a few hours ago. So two windows of theirs do not tell it at once. */
function ultimoAcesso(ordem: number, daDemonstracao: boolean): Date {
  const dias = DIAS_SEM_ENTRAR[ordem % DIAS_SEM_ENTRAR.length] ?? 0;
  if (daDemonstracao || dias === 0) return depoisDe(new Date(), 0, -1 - (ordem % 9));
  return dia(-dias, 8 + ((ordem * 5) % 10), (ordem * 17) % 60);
}

export function pessoa(
  empresa: EmpresaDoMundo,
  [nome, role, setor, extras = {}]: Linha,
  ordem: number,
): PessoaDoMundo {
  const { login, master: _master, uid = slug(nome), foto, ...mais } = extras;
  const email = mais.email ?? endereco(nome, empresa.dominio);
  const entrou = dia(-420 + ordem * 7, 9);
  return {
    uid,
    empresa,
    colaborador: colaboradorSchema.parse({
      nome,
      email,
      telefone: `4799${String(880_0100 + ordem)}`,
      image: foto ? [desenhado(`${caminhos.colaborador(empresa.contexto, uid)}/foto`, foto)] : [],
      dataNascimento: dia(-365 * (24 + ((ordem * 7) % 34)) - ordem * 11),
      setores: [setor],
      role,
      status: 'ACTIVE',
      gestao: true,
      diagnostico: true,
      incentivo: true,
      configuracoes: true,
      disabledAt: null,
      inviteSentAt: entrou,
      inviteAcceptedAt: entrou,
      ultimoAcesso: mais.externo ? null : ultimoAcesso(ordem, login !== undefined),
      empresaStatus: empresa.dados.status,
      empresaRole: empresa.dados.role,
      bloqueio: null,
      permissoes: permissoesIniciais(role, 'RECOMENDADO'),
      externo: false,
      ...indiceDoNome(nome, email),
      ...carimbo(entrou),
      ...mais,
    }),
  };
}

const TABELA: [EmpresaDoMundo, Linha[]][] = [
  [AURORA, daAurora],
  [SERRA_VERDE, daSerraVerde],
  [ROTA_NORTE, daRotaNorte],
  [BEIRA_MAR, daBeiraMar],
  [TRIGO_BOM, daTrigoBom],
];

export const PESSOAS = TABELA.flatMap(([empresa, linhas]) =>
  linhas.map((linha, ordem) => pessoa(empresa, linha, ordem)),
);

export const LOGINS = TABELA.flatMap(([empresa, linhas]) =>
  linhas.flatMap(([nome, , , extras]) =>
    extras?.login
      ? [
          {
            ...extras.login,
            nome,
            email: endereco(nome, empresa.dominio),
            empresa: empresa.dados.nomeFantasia,
          },
        ]
      : [],
  ),
);

/** Accounts with the operator's claim. */
export const MASTERS = TABELA.flatMap(([, linhas]) =>
  linhas.flatMap(([nome, , , extras]) => (extras?.master ? [slug(nome)] : [])),
);
