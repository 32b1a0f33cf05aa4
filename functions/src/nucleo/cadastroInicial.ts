import type { RegistroDaEmpresa } from '@/domain/contratos/empresas';
import { email as campoDeEmail } from '@/domain/comum/campos';
import { nomeDaEmpresa } from '@/domain/pessoas/nome';
import { semCpf } from '@/domain/empresas/cpf-no-nome';
import type { ConviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { empresaVazia } from '@/domain/empresas/empresa-form';
import { SETORES } from '@/domain/empresas/empresa-rotulos';
import { nomeDoEmail } from '@/domain/pessoas/emails-em-lote';
import type { CadastroDaEmpresa } from './novaEmpresa';

/** What is known of an invited company; its administrator completes the rest (decisions P105). */
export function cadastroInicial(
  { cnpj, nome, email }: ConviteDeEmpresaForm,
  registro: RegistroDaEmpresa | null,
): CadastroDaEmpresa {
  const daEmpresa = campoDeEmail().safeParse(registro?.email);
  // An older tab sends it as the registry wrote it.
  const razaoSocial = nomeDaEmpresa(200).safeParse(semCpf(registro?.razaoSocial ?? ''));
  return {
    cnpj,
    nomeFantasia: nome,
    razaoSocial: razaoSocial.success ? razaoSocial.data : nome,
    email: daEmpresa.success ? daEmpresa.data : email,
    telefone: registro?.telefone ?? '',
    codigoCNAE: registro?.codigoCNAE ?? '',
    cnae: registro?.cnae ?? '',
    setores: [...SETORES],
    image: [],
    porte: registro?.porte ?? null,
    numeroColaboradores: null,
    responsavel: { nome: nomeDoEmail(email), email, telefone: '' },
    endereco: registro?.endereco ?? { ...empresaVazia.endereco, estado: null },
  };
}
