/** Company registration of an account that has none: step 1 of the account setup (part 1 §2). */
import { Alert } from '@mantine/core';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { registrarMinhaEmpresa } from '@/domain/contratos/empresas';
import { novaEmpresaForm, type NovaEmpresaForm, novaEmpresaVazia } from '@/domain/empresas/empresa-form';
import { ErroDoProduto } from '@/domain/comum/erros';
import { JaFeito, novoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { novoId } from '@/firebase/dados/collection';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { CorpoDoFormulario } from '@/ui/formulario/CorpoDoFormulario';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { CampoDoPerfilInicial } from './CampoDoPerfilInicial';
import { CamposDaEmpresa } from '@/areas/cadastro/empresa/CamposDaEmpresa';

interface Props {
  uid: string;
  responsavel: { nome: string; email: string };
  aoCadastrar: () => void;
}

/** Part 1 §8: two seconds to read it. */
const LEITURA = 2_000;

export function MinhaEmpresaForm({ uid, responsavel, aoCadastrar }: Props) {
  const [id] = useState(novoId);
  const [ato] = useState(() => novoAto<z.input<typeof registrarMinhaEmpresa.entrada>>(id));
  const [pronta, definirPronta] = useState(false);

  const enviar = async ({ perfil, ...dados }: NovaEmpresaForm) => {
    await chamarUmaVez(registrarMinhaEmpresa, { id, perfil, dados }, ato).catch((erro: unknown) => {
      if (!(erro instanceof JaFeito)) throw erro;
      const { nomeFantasia } = (erro.feito as { dados: { nomeFantasia: string } }).dados;
      const frase = `A sua empresa já foi cadastrada no primeiro envio, como "${nomeFantasia}". O que você mudou depois não foi gravado: entre e corrija em Empresas.`;
      throw new ComSaida(new ErroDoProduto(frase), {
        rotulo: 'Entrar',
        fazer: () => Promise.resolve(aoCadastrar()),
      });
    });
    definirPronta(true);
    setTimeout(aoCadastrar, LEITURA);
  };
  const formulario = useFormulario({
    schema: novaEmpresaForm,
    valoresIniciais: {
      ...novaEmpresaVazia,
      responsavel: { ...novaEmpresaVazia.responsavel, ...responsavel },
    },
    rascunhoKey: `${uid}/minha-empresa`,
    aoEnviar: enviar,
  });

  if (pronta) {
    return (
      <Alert color="green" role="status" title="Empresa cadastrada com sucesso!">
        Você receberá um e-mail com as instruções para acessar o sistema
      </Alert>
    );
  }
  return (
    <CorpoDoFormulario formulario={formulario} rotuloEnviar="Cadastrar empresa">
      <CamposDaEmpresa form={formulario.form} podeMudarCnpj nova={false} />
      <CampoDoPerfilInicial {...formulario.form.getInputProps('perfil')} />
    </CorpoDoFormulario>
  );
}
