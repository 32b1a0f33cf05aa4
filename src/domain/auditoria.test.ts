import { expect, test } from 'vitest';
import { alvoDe, mudancasEmPalavras } from './auditoria-em-palavras';

test('what an entry is about', () => {
  const empresa = 'licenciadas/l/empresas/e';
  expect(alvoDe(`${empresa}/colaboradores/ana`)).toEqual({ pessoa: 'ana' });
  expect(alvoDe(`${empresa}/autorizacao/2_3`)).toEqual({ nome: 'Membro: Ideias' });
  expect(alvoDe(empresa)).toEqual({ nome: 'Empresa' });
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
    'Situação: ATIVO → INATIVO',
  ]);
  expect(mudancasEmPalavras({}, { role: 'TEAM' })).toEqual(['Perfil: Equipe']);
});
