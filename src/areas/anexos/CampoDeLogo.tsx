/** Logos: images only, scaled down in the browser and sent at once to the owner's folder (part 1 §5). */
import type { Anexo } from '@/domain/comum/campos';
import { useEnvios } from '@/firebase/arquivos/useEnvios';
import { imagensGuardadas } from './imagensGuardadas';
import { CampoDeArquivos } from '@/ui/formulario/CampoDeArquivos';
import { reduzirImagem } from '@/ui/formulario/reduzirImagem';

/** What storage.rules accept of a logo. */
const ACEITOS = ['.png', '.jpg', '.jpeg', '.webp', '.gif'];
const LIMITES = { lado: 640, bytes: 300 * 1024 };
/** Larger pictures would take the browser too long to scale. */
const MAIOR_ORIGINAL = 15 * 1024 * 1024;

interface Props {
  rotulo: string;
  ajuda?: string;
  /** Path of the record the logo belongs to. */
  dono: string;
  valor: Anexo[];
  aoMudar: (mudar: (atuais: Anexo[]) => Anexo[]) => void;
  maximo: number;
  erro?: React.ReactNode;
}

export function CampoDeLogo({ rotulo, ajuda, dono, valor, aoMudar, maximo, erro }: Props) {
  const { enviando, enviar, cancelar } = useEnvios({
    pasta: () => `${dono}/logo/${crypto.randomUUID().slice(0, 8)}`,
    aoEnviar: (anexo) => aoMudar((atuais) => [...atuais, anexo].slice(-maximo)),
    preparar: (arquivo) => reduzirImagem(arquivo, LIMITES),
  });
  return (
    <CampoDeArquivos
      rotulo={rotulo}
      ajuda={ajuda}
      erro={erro}
      aceitos={ACEITOS}
      tamanhoMaximo={MAIOR_ORIGINAL}
      multiplos={false}
      desabilitado={valor.length + enviando.length >= maximo}
      arquivos={[...imagensGuardadas(valor), ...enviando]}
      aoEscolher={(arquivos) => arquivos.forEach((arquivo) => void enviar(arquivo))}
      aoRemover={(id) => {
        cancelar(id);
        aoMudar((atuais) => atuais.filter(({ path }) => path !== id));
      }}
    />
  );
}
