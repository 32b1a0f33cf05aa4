/** The last step of self-registration: both boxes and the captcha before 'Aceitar' (part 3 §5). */
import { useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { EMPRESA_JA_CADASTRADA } from '@/domain/empresas/ja-cadastrada';
import { aceiteForm, aceiteVazio, type CamposDoAceite as Campos } from '@/domain/projetos/entrada';
import type { ProjetoDaVez } from '@/domain/projetos/inscrever-se';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';
import { FormModal } from '@/ui/formulario/FormModal';
import { CamposDoAceite } from './CamposDoAceite';
import { JaCadastrada } from './JaCadastrada';

interface Props {
  projeto: ProjetoDaVez;
  linkRegulamento: string;
  aoFechar: () => void;
  aoAceitar: (aceite: Pick<Campos, 'captcha'>) => Promise<void>;
}

export function TermosModal({ projeto, linkRegulamento, aoFechar, aoAceitar }: Props) {
  const [vez, outraVez] = useState(0);
  const [jaCadastrada, dizer] = useState(false);
  return (
    <ConfirmarProvider>
      <FormModal
        titulo="Termos da inscrição"
        aberto
        aoFechar={aoFechar}
        tamanho="md"
        schema={aceiteForm}
        valoresIniciais={aceiteVazio}
        rotuloEnviar="Aceitar e cadastrar"
        tituloDoErro="Não foi possível cadastrar"
        aoEnviar={(aceite) =>
          aoAceitar(aceite).catch((erro: unknown) => {
            outraVez((antes) => antes + 1);
            dizer(mensagemDoErro(erro) === EMPRESA_JA_CADASTRADA);
            throw erro;
          })
        }
      >
        {(form) => (
          <>
            <CamposDoAceite form={form} linkRegulamento={linkRegulamento} vez={vez} comCaptcha />
            {jaCadastrada ? <JaCadastrada projeto={projeto} /> : null}
          </>
        )}
      </FormModal>
    </ConfirmarProvider>
  );
}
