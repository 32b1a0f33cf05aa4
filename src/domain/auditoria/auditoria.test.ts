// @vitest-environment node
import { expect, test } from 'vitest';
import { camposObservados } from './auditoria';
import { alvoDe, mudancasEmPalavras } from './auditoria-em-palavras';

test('observed fields only, removal as yes or no, long texts cut', () => {
  const entrada = { leitura: true, criacao: false, editar: true, remover: true, label: 'x', deletedAt: null };
  expect(camposObservados('AUTORIZACAO', entrada)).toEqual({
    leitura: true,
    criacao: false,
    editar: true,
    remover: true,
    removido: false,
  });
  expect(camposObservados('AUTORIZACAO', { leitura: 'x'.repeat(999), deletedAt: new Date() })).toEqual({
    leitura: 'x'.repeat(200),
    criacao: null,
    editar: null,
    remover: null,
    removido: true,
  });
});

test('what an entry is about', () => {
  const empresa = 'licenciadas/l/empresas/e';
  expect(alvoDe(`${empresa}/colaboradores/ana`)).toEqual({ pessoa: 'ana' });
  expect(alvoDe(`${empresa}/autorizacao/2_3`)).toEqual({ nome: 'Membro: Ideias' });
  expect(alvoDe(empresa)).toEqual({ nome: 'Empresa' });
  expect(alvoDe(`${empresa}/publicacoes/q`)).toEqual({ nome: 'Resultados de um questionário' });
  expect(alvoDe(`${empresa}/constructor/q`)).toEqual({ nome: 'Empresa' });
});

test('changes in words', () => {
  expect(mudancasEmPalavras({ role: 'MEMBER', criacao: true }, { role: 'ADMIN', criacao: false })).toEqual([
    'Perfil: Membro → Administrador',
    'Criar: Sim → Não',
  ]);
  expect(mudancasEmPalavras({ status: 'ACTIVE' }, { status: 'DISABLED' })).toEqual([
    'Situação: Ativo → Desabilitado',
  ]);
  expect(mudancasEmPalavras({ status: 'ATIVO' }, { status: 'INATIVO' })).toEqual([
    'Situação: Ativa → Inativa',
  ]);
  expect(mudancasEmPalavras({}, { role: 'TEAM' })).toEqual(['Perfil: Equipe']);
  expect(mudancasEmPalavras({}, { cnpj: '11222333000181', role: 'CONVIDADA', reservados: 2 })).toEqual([
    'CNPJ: 11.222.333/0001-81',
    'Perfil: Empresa convidada',
    'Registros que ficaram de fora: 2',
  ]);
});
