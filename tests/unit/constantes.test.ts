// @vitest-environment node
/** Constants of part 1 §6 and §9, as the specification gives them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { colaboradorVazio, loteVazio, MAIOR_FOTO } from '@/domain/pessoas/colaborador-form';
import { STATUS_DO_COLABORADOR } from '@/domain/pessoas/colaborador';
import { MAXIMO_POR_LOTE } from '@/domain/pessoas/emails-em-lote';
import { ESTADOS, FAIXAS_DE_COLABORADORES, PORTES } from '@/domain/empresas/empresa';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import { MINIMO_TEXTO } from '@/domain/comum/campos';
import { CODIGOS } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { PAPEIS_DA_EMPRESA, ROTULO_DO_PAPEL, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { MINIMO_DA_SENHA } from '@/domain/pessoas/senha';
import { DURACAO } from '@/ui/moldura/avisos';
import { ITENS_POR_PAGINA } from '@/ui/lista/useEstadoDaLista';

it('papéis de 1 a 5, com os nomes da tela de autorizações', () => {
  expect(TIPO_DO_PAPEL).toEqual({ ADMIN: 1, MEMBER: 2, TEAM: 3, MASTER: 4, COLLABORATOR: 5 });
  expect(Object.values(ROTULO_DO_PAPEL)).toEqual([
    'Administrador',
    'Membro',
    'Equipe',
    'Master',
    'Colaborador',
  ]);
  expect(PAPEIS_DA_EMPRESA).toEqual(['NORMAL', 'CONVIDADA']);
});

it('36 módulos: de 1 a 34 sem o 4, com os nomes da especificação, e os que vieram depois', () => {
  expect(CODIGOS).toEqual(Array.from({ length: 37 }, (_, i) => i + 1).filter((codigo) => codigo !== 4));
  expect(CODIGOS.slice(0, 20).map((codigo) => MODULOS[codigo].label)).toEqual([
    'Empresa',
    'Colaboradores',
    'Ideias',
    'Questionário',
    'Grupos',
    'Perguntas',
    'Tipos de resposta',
    'Desafios',
    'Marco',
    'Categorias de Inovação',
    'Tipos de jogada',
    'Projetos',
    'Regulamentos de desafios',
    'Regulamentos de ideias',
    'Comitê de inovação',
    'Atividades',
    'Ranking de colaboradores',
    'Implementação de jogadas',
    'Tipos de Inovação',
    'Jogadas de inovação',
  ]);
  expect(MODULOS[34].label).toBe('Votação');
  expect([MODULOS[35].label, MODULOS[36].label]).toEqual(['Retorno', 'Validação de retorno']);
  expect(MODULOS[37].label).toBe('Moderação');
});

it('a matriz nasce com tudo concedido aos cinco papéis', () => {
  const matriz = matrizInicial();
  expect(matriz).toHaveLength(180);
  for (const { dados } of matriz)
    expect(dados).toMatchObject({ leitura: true, criacao: true, editar: true, remover: true });
});

it('portes, faixas, estados e estados de cadastro', () => {
  expect(PORTES).toEqual([
    'MICRO_EMPREENDEDOR',
    'MICRO_EMPRESA',
    'EMPRESA_PEQUENO_PORTE',
    'EMPRESA_MEDIO_PORTE',
    'EMPRESA_GRANDE_PORTE',
  ]);
  expect(FAIXAS_DE_COLABORADORES).toEqual([
    'ATE_50',
    'DE_51_A_100',
    'DE_101_A_200',
    'DE_201_A_500',
    'ACIMA_DE_500',
  ]);
  expect(new Set(ESTADOS).size).toBe(27);
  expect(STATUS_DA_EMPRESA).toEqual(['ATIVO', 'INATIVO']);
  expect(STATUS_DO_COLABORADOR).toEqual(['PENDING', 'ACTIVE', 'INACTIVE', 'DISABLED']);
});

it('páginas de 10, 25, 100 e 250; textos de 3; senha de 6 (decisions P14); foto de 100 KB; lotes de 10', () => {
  expect(ITENS_POR_PAGINA).toEqual([10, 25, 100, 250]);
  expect([MINIMO_TEXTO, MINIMO_DA_SENHA, MAIOR_FOTO, MAXIMO_POR_LOTE]).toEqual([3, 6, 102_400, 10]);
});

it('avisos de 2,5 e 3,5 segundos', () => expect(DURACAO).toEqual({ curta: 2_500, longa: 3_500 }));

it('um colaborador novo é COLLABORATOR, um lote é MEMBER, com as quatro áreas', () => {
  const areas = { gestao: true, diagnostico: true, incentivo: true, configuracoes: true };
  expect(colaboradorVazio).toMatchObject({ role: 'COLLABORATOR', ...areas });
  expect(loteVazio).toMatchObject({ role: 'MEMBER', ...areas });
});

it('menu de 310 px que se dobra abaixo de 48em, e a versão do rodapé', () => {
  const css = readFileSync('src/ui/moldura/Moldura.module.css', 'utf8');
  expect(css).toContain('--largura: 310px');
  expect(css).toContain('@media (max-width: 47.99em)');
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version: '2.001.45' });
});
