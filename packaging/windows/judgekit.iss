; The installer for Windows: iscc /DVersion=1.2.3 packaging\windows\judgekit.iss
; It packs dist\judgekit, made by `python dev.py package`. Not run where it was written.
; It needs no administrator's rights, and leaves the user's data when it removes the program.

#ifndef Version
  #error Say which version: /DVersion=...
#endif

[Setup]
AppId={{6C9B7E0E-7A3B-4B0A-9D0A-6E6B2B1F6A55}
AppName=Judgekit
AppVersion={#Version}
AppPublisher=Judgekit maintainers
DefaultDirName={autopf}\Judgekit
DefaultGroupName=Judgekit
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=judgekit-{#Version}-setup
UninstallDisplayIcon={app}\judgekitw.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.EventFile=Judgekit event
es.EventFile=Torneo de Judgekit
ru.EventFile=Турнир Judgekit

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Modules of an older version would be found beside those of this one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\judgekit\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Judgekit"; Filename: "{app}\judgekitw.exe"
Name: "{autodesktop}\Judgekit"; Filename: "{app}\judgekitw.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.judgekit"; ValueType: string; ValueData: "Judgekit.Event"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Judgekit.Event"; ValueType: string; ValueData: "{cm:EventFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Judgekit.Event\DefaultIcon"; ValueType: string; ValueData: "{app}\judgekitw.exe,0"
Root: HKA; Subkey: "Software\Classes\Judgekit.Event\shell\open\command"; ValueType: string; ValueData: """{app}\judgekitw.exe"" --event ""%1"""

[Run]
Filename: "{app}\judgekitw.exe"; Description: "{cm:LaunchProgram,Judgekit}"; Flags: nowait postinstall skipifsilent
