// @vitest-environment node
import { cadastroInicial } from '@functions/nucleo/cadastroInicial';
import { empresaVazia } from '@/domain/empresas/empresa-form';
import { expect, it } from 'vitest';

const convite = { cnpj: '11444777000161', nome: 'Pessoa de Teste', email: 'dona@teste.exemplo' };
const registro = {
  razaoSocial: 'Pessoa Inventada de Teste 00000000191',
  nomeFantasia: '',
  email: '',
  telefone: '',
  codigoCNAE: '',
  cnae: '',
  porte: null,
  endereco: { ...empresaVazia.endereco, estado: null },
};

// Every callable that invites a company takes it.
it('o CPF que uma aba antiga manda no nome do registro não fica guardado (V20)', () => {
  expect(cadastroInicial(convite, registro).razaoSocial).toBe('Pessoa Inventada de Teste');
  const soCpf = { ...registro, razaoSocial: '00000000191' };
  expect(cadastroInicial(convite, soCpf).razaoSocial).toBe('Pessoa de Teste');
});
